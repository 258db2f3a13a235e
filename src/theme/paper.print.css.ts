import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { ARTICLE_CLASS } from './articleClass.ts';
import { vars } from './contract.css.ts';
import { light } from './light.ts';
import { themed } from './themed.ts';

// Outside of all layers: on paper, this counts before what the components say of screens.
const article = `.${ARTICLE_CLASS}`;

/** In development, this is part of the one stylesheet, which is for screens too. */
function onPaper(selector: string, rule: Omit<GlobalStyleRule, '@media'>): void {
  globalStyle(selector, { '@media': { print: rule } });
}

// Backgrounds are not printed: the dark theme would leave light text on white paper.
onPaper(':root[data-theme]', { colorScheme: 'light', vars: themed(light) });

// Columns cut a page in two where it ends.
onPaper('[data-page-type]', { display: 'block' });

// Paths of the site say nothing beside their titles.
onPaper(`${article} a[href^="http"]::after`, {
  content: '" (" attr(href) ")"',
  color: vars.color.muted,
  fontSize: vars.size[2],
  overflowWrap: 'anywhere',
});

// The bar of a narrow screen: paper is one.
onPaper('[data-menu-bar]', { display: 'none' });

// A reader cannot scroll or open anything on paper.
onPaper(`${article} :is(pre, table, [data-code-block])`, { overflow: 'visible', maxBlockSize: 'none' });
onPaper(`${article} :is(pre, code)`, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
onPaper(`${article} details::details-content`, { contentVisibility: 'visible', blockSize: 'auto' });
onPaper(`${article} details > summary`, { listStyle: 'none' });
onPaper(`${article} :is([data-copy], [data-wrap], .heading-anchor)`, { display: 'none' });

onPaper(`${article} :is(h1, h2, h3, h4, h5, h6, .heading)`, {
  breakAfter: 'avoid',
  breakInside: 'avoid',
});
onPaper(`${article} :is(tr, img, blockquote, [role="note"])`, { breakInside: 'avoid' });
onPaper(`${article} :is(p, li)`, { orphans: 3, widows: 3 });
