import { hashTarget, openAround } from '../../browser/hashTarget.ts';
import { termsAmong } from '../engine/terms.ts';

/** Name of the `::highlight()` in the stylesheet. */
const NAME = 'search';

/** How long the highlights stay, in milliseconds. */
const SHOWN_MS = 4000;

/** Elements whose text is not part of the content. */
const SKIPPED = 'script, style, .heading-anchor, button';

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Briefly highlights the search terms in the section that the reader has navigated to, by the CSS Custom Highlight
 * API: the DOM does not change.
 */
export function highlightTerms(hash: string, terms: readonly string[]): void {
  if (!('highlights' in CSS)) return;
  clearTimeout(timer);
  CSS.highlights.delete(NAME);
  const article = document.querySelector<HTMLElement>('main article');
  if (!article) return;
  const wanted = new Set(terms);
  const ranges = sectionOf(article, hash).flatMap((node) => rangesIn(node, wanted));
  if (ranges.length === 0) return;
  reveal(ranges);
  article.dataset.found = '';
  CSS.highlights.set(NAME, new Highlight(...ranges));
  timer = setTimeout(() => {
    CSS.highlights.delete(NAME);
    delete article.dataset.found;
  }, SHOWN_MS);
}

/** The text nodes from a heading to the next one; without a hash, those of the whole article. */
function sectionOf(article: Element, hash: string): Text[] {
  const start = hashTarget(hash);
  const texts: Text[] = [];
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let inside = start === null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node === start) inside = true;
    else if (inside && start && node instanceof HTMLHeadingElement) break;
    if (inside && node instanceof Text && !node.parentElement?.closest(SKIPPED)) texts.push(node);
  }
  return texts;
}

/** Opens what hides words that are shown nowhere else. */
function reveal(ranges: readonly Range[]): void {
  const wordOf = (range: Range) => range.toString().toLowerCase();
  const shown = new Set(
    ranges.filter(({ startContainer }) => startContainer.parentElement?.checkVisibility()).map(wordOf),
  );
  for (const range of ranges) {
    const { parentElement } = range.startContainer;
    if (parentElement && !shown.has(wordOf(range))) openAround(parentElement);
  }
}

function rangesIn(node: Text, wanted: ReadonlySet<string>): Range[] {
  return Array.from(termsAmong(node.data, wanted), ({ start, end }) => {
    const range = new Range();
    range.setStart(node, start);
    range.setEnd(node, end);
    return range;
  });
}
