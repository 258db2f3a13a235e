import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { ARTICLE_CLASS } from '../shared/constants.ts';
import { vars } from './contract.css.ts';

// These rules are outside all layers, so that they override the components' screen styles in print.
const article = `.${ARTICLE_CLASS}`;

function onPaper(selector: string, rule: Omit<GlobalStyleRule, '@media'>): void {
  globalStyle(selector, { '@media': { print: rule } });
}

// Some browsers have no margins by default, such as those that save PDF files.
globalStyle('@page', { margin: '18mm 16mm' });

// Uses light colors, because backgrounds aren't printed and the dark theme would leave light text on white paper.
onPaper(':root[data-theme]', { colorScheme: 'light' });

// Avoids grid columns, which break badly across pages.
onPaper('[data-page-type]', { display: 'block' });

// Prints the URLs of external links only, because the site's own paths add nothing to the link text.
onPaper(`${article} a[href^="http"]::after`, {
  content: '" (" attr(href) ")"',
  color: vars.color.muted,
  fontSize: vars.size[2],
  overflowWrap: 'anywhere',
});

// Hides the bar for narrow screens, because paper matches their media query.
onPaper('[data-menu-bar]', { display: 'none' });

// Shows everything that would have to be scrolled or opened, since that's impossible on paper.
onPaper(`${article} :is(pre, table, [data-code-block])`, { overflow: 'visible', maxBlockSize: 'none' });
onPaper(`${article} :is(pre, code)`, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
onPaper(`${article} details::details-content`, { contentVisibility: 'visible', blockSize: 'auto' });
onPaper(`${article} details > summary`, { listStyle: 'none' });
onPaper(`${article} :is([data-copy], [data-wrap], .heading-anchor)`, { display: 'none' });

onPaper(`${article} :is(h1, h2, h3, h4, h5, h6, .heading)`, {
  breakAfter: 'avoid',
  breakInside: 'avoid',
});
// Keeps code together, or at least its title with the first lines.
onPaper(`${article} figcaption`, { breakAfter: 'avoid' });
onPaper(`${article} :is([data-code-block], tr, img, blockquote, [role="note"])`, { breakInside: 'avoid' });
onPaper(`${article} :is(p, li)`, { orphans: 3, widows: 3 });
