import { fold } from './fold.ts';
import { isStopWord } from './stopWords.ts';
import { pieces, singularOf } from './terms.ts';

/** Letters and digits alone, folded: the same for `max concurrency`, `maxConcurrency` and `--max-concurrency`. */
export function foldedKey(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The topic of a text, regardless of phrasing: the same for `how to mock a module` and `Mock modules`. */
export function topicKey(text: string): string {
  let key = '';
  for (const { kind, parts } of pieces(text)) {
    for (const { term } of parts) {
      if (kind === 'run') key += term;
      else if (!isStopWord(term)) key += singularOf(term) ?? term;
    }
  }
  return key;
}
