import { hashTarget, revealElement } from '../../browser/hashTarget.ts';
import { termsAmong } from '../engine/terms.ts';

/** Name of the `::highlight()` in the stylesheet. */
const NAME = 'search';

/** How long the highlights stay, in milliseconds. */
const SHOWN_MS = 4000;

/** Words that occur more often aren't highlighted, because they are too common on the page, such as "test". */
const MAX_MARKS = 8;

/** Elements whose text is not part of the content. */
const SKIPPED = 'script, style, .heading-anchor, button, h1';

/** Controller of the current highlights; aborting it removes them. */
let controller: AbortController | undefined;

/**
 * Briefly highlights the searched words in the section that was navigated to, with the CSS Custom Highlight API,
 * which doesn't change the DOM. Highlights the whole query if the section contains it, otherwise its rarer words.
 * Escape removes the highlights.
 */
export function highlightTerms(hash: string, terms: readonly string[], query: string): void {
  if (!('highlights' in CSS)) return;
  controller?.abort();
  const article = document.querySelector<HTMLElement>('main article');
  if (!article) return;
  const texts = sectionTextNodes(article, hash);
  const phrases = query.includes(' ') ? texts.flatMap((node) => phrasesIn(node, query)) : [];
  const ranges = phrases.length > 0 ? phrases : rareWords(texts, new Set(terms));
  if (ranges.length === 0) return;
  reveal(ranges);
  article.dataset.found = '';
  CSS.highlights.set(NAME, new Highlight(...ranges));
  const end = new AbortController();
  controller = end;
  const { signal } = end;
  const timer = setTimeout(() => end.abort(), SHOWN_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    CSS.highlights.delete(NAME);
    delete article.dataset.found;
  });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end.abort(), { signal });
}

/** Returns the text nodes from a heading to the next one, or of the whole article without a hash. */
function sectionTextNodes(article: Element, hash: string): Text[] {
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

/** Opens collapsed parts that contain a word which isn't visible elsewhere. */
function reveal(ranges: readonly Range[]): void {
  const rangeText = (range: Range) => range.toString().toLowerCase();
  const visibleWords = new Set(
    ranges.filter(({ startContainer }) => startContainer.parentElement?.checkVisibility()).map(rangeText),
  );
  for (const range of ranges) {
    const { parentElement } = range.startContainer;
    if (parentElement && !visibleWords.has(rangeText(range))) revealElement(parentElement);
  }
}

function rareWords(texts: readonly Text[], searchTerms: ReadonlySet<string>): Range[] {
  const byTerm = new Map<string, Range[]>();
  for (const node of texts)
    for (const { term, start, end } of termsAmong(node.data, searchTerms))
      byTerm.set(term, [...(byTerm.get(term) ?? []), createRange(node, start, end)]);
  const byFrequency = [...byTerm.values()].sort((one, other) => one.length - other.length);
  const rare = byFrequency.filter(({ length }) => length <= MAX_MARKS);
  // if all words are frequent, only highlights the first hits of the rarest
  return rare.length > 0 ? rare.flat() : (byFrequency[0] ?? []).slice(0, MAX_MARKS);
}

/** Returns the ranges of the query in a text, ignoring case. */
function phrasesIn(node: Text, query: string): Range[] {
  const [text, phrase] = [node.data.toLowerCase(), query.toLowerCase()];
  const ranges: Range[] = [];
  for (let index = text.indexOf(phrase); index >= 0; index = text.indexOf(phrase, index + phrase.length))
    ranges.push(createRange(node, index, Math.min(node.data.length, index + phrase.length)));
  return ranges;
}

function createRange(node: Text, start: number, end: number): Range {
  const range = new Range();
  range.setStart(node, Math.min(start, node.data.length));
  range.setEnd(node, end);
  return range;
}
