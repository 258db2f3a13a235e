import { globalStyle } from '@vanilla-extract/css';
import { ARTICLE_CLASS } from './articleClass.ts';
import { vars } from './contract.css.ts';
import { light } from './light.ts';
import { themed } from './themed.ts';

// Outside of all layers: on paper, this counts before what the components say of screens.
const article = `.${ARTICLE_CLASS}`;

// Backgrounds are not printed: the dark theme would leave light text on white paper.
globalStyle(':root[data-theme]', { colorScheme: 'light', vars: themed(light) });

// Columns cut a page in two where it ends.
globalStyle('[data-page-type]', { display: 'block' });

globalStyle(`${article} a:is([href^="http"], [href^="/"])::after`, {
  content: '" (" attr(href) ")"',
  color: vars.color.muted,
  fontSize: vars.size[2],
  overflowWrap: 'anywhere',
});

// The bar of a narrow screen: paper is one.
globalStyle('[data-menu-bar]', { display: 'none' });

// A reader cannot scroll or open anything on paper.
globalStyle(`${article} :is(pre, table, [data-code-block])`, { overflow: 'visible', maxBlockSize: 'none' });
globalStyle(`${article} :is(pre, code)`, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
globalStyle(`${article} details::details-content`, { contentVisibility: 'visible', blockSize: 'auto' });
globalStyle(`${article} details > summary`, { listStyle: 'none' });
globalStyle(`${article} :is([data-copy], [data-wrap], .heading-anchor)`, { display: 'none' });

globalStyle(`${article} :is(h1, h2, h3, h4, h5, h6, .heading)`, {
  breakAfter: 'avoid',
  breakInside: 'avoid',
});
globalStyle(`${article} :is(tr, img, blockquote, [role="note"])`, { breakInside: 'avoid' });
globalStyle(`${article} :is(p, li)`, { orphans: 3, widows: 3 });
