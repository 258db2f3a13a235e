import type { Parsed } from '../../src/node/content/page.ts';
import { renderCompiled } from '../../testing/renderCompiled.ts';

/** Words by how often they occur. */
export type Words = Map<string, number>;

/** Elements that don't separate words. */
const INLINE = /<\/?(?:a|b|code|del|em|i|kbd|mark|s|span|strong|sub|sup|u|wbr|x-badge|x-term)(?:\s[^>]*)?>/g;
/** A tag; the values of its attributes can contain `>`. */
const TAG = /<\/?[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
/**
 * Attributes without words of the page: identifiers, the size of a code block, the buttons that the site adds to it.
 */
const UNSEEN = /\s(?:class|style|id|data-[\w-]+|aria-[\w-]+|tabindex|role|lines|columns|tools)="[^"]*"/g;

/** Returns the words of a text; a Chinese character is one. */
export function countWords(text: string): Words {
  const words: Words = new Map();
  for (const [word] of text.matchAll(/\p{Script=Han}|[[\p{L}\p{N}]--\p{Script=Han}]+/gv))
    words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

/** Returns all text of a compiled page: its content, attributes, search text, links and document head. */
export function visibleText(page: Parsed): string {
  // only within tags: code samples show attributes as well
  const html = renderCompiled(page).replace(TAG, (tag) => tag.replace(UNSEEN, ''));
  const attributes = [...html.matchAll(/="([^"]*)"/g)].map(([, value]) => value);
  const text = html.replace(INLINE, '').replace(TAG, ' ');
  return decoded([text, ...attributes, JSON.stringify(page.frontmatter), page.headingTitle].join(' '));
}

function decoded(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
  return html.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
}

/** A page's source and its rendered text. */
export interface Page {
  source: string;
  shown: string;
}

/**
 * Words that a mutation removed from the page: they occur less often than in the source and than before the mutation.
 */
export function lostWords(before: Page, after: Page): string[] {
  const [writtenBefore, shownBefore, written, shown] = [
    countWords(before.source),
    countWords(before.shown),
    countWords(after.source),
    countWords(after.shown),
  ];
  return [...written].flatMap(([word, times]) => {
    const count = shown.get(word) ?? 0;
    const change = count - times - ((shownBefore.get(word) ?? 0) - (writtenBefore.get(word) ?? 0));
    // a word can be shown once per package manager, so if the source contains it less often, the page may as well
    const isWritten = times >= (writtenBefore.get(word) ?? 0);
    // counts occurrences within words: markup can start or end inside a word, and two words can become one
    const gain = (side: keyof Page) => after[side].split(word).length - before[side].split(word).length;
    return isWritten && count < times && change < 0 && gain('shown') < gain('source') ? [word] : [];
  });
}
