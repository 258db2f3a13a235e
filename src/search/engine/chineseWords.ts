import { isStopWord } from './stopWords.ts';

let segmenter: Intl.Segmenter | undefined;

/**
 * Returns the lengths of the words in a run of characters. Without a segmenter, every pair of characters counts as a
 * word.
 */
export function wordLengths(run: string): number[] {
  if (typeof Intl.Segmenter !== 'function') return inPairs(Array.from(run).length);
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return joinSingles(Array.from(segmenter.segment(run), ({ segment: word }) => word)).map(
    (word) => Array.from(word).length,
  );
}

/** A suffix of technical terms that `Intl.Segmenter` doesn't know, such as 超时. As a separate word it is a stop word. */
const ENDS_WORDS = '时';

/**
 * Joins single characters into pairs, because `Intl.Segmenter` splits unknown words, most of which have two characters
 * (构|建|缓|存).
 */
function joinSingles(words: readonly string[]): string[] {
  const result: string[] = [];
  let open = false;
  for (const word of words) {
    const isSingle = Array.from(word).length === 1;
    if (open && isSingle && (!isStopWord(word) || word === ENDS_WORDS)) {
      result.push((result.pop() ?? '') + word);
      open = false;
    } else {
      result.push(word);
      open = isSingle && !isStopWord(word);
    }
  }
  return result;
}

/** Suffixes of terms: 率 of 覆盖率, 器 of 浏览器. */
const SUFFIXES: ReadonlySet<string | undefined> = new Set('率器性化者数量值型式级类集码库端');

/** Returns the length of the suffix at the start of `text`, or 0 if they start another word, as in 数据. */
export function suffixLength(text: string): number {
  if (!SUFFIXES.has(text[0]) || typeof Intl.Segmenter !== 'function') return 0;
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const [first] = segmenter.segment(text.slice(0, LONGEST_WORD));
  return first?.segment.length === 1 ? 1 : 0;
}

/** Maximum length of words whose first character is also a suffix, in characters. */
const LONGEST_WORD = 4;

function inPairs(length: number): number[] {
  const lengths = Array.from({ length: Math.floor(length / 2) }, () => 2);
  return length % 2 === 0 ? lengths : [...lengths, 1];
}
