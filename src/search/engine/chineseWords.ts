import { isStopWord } from './stopWords.ts';

let segmenter: Intl.Segmenter | undefined;

/** Lengths of the words in a run of characters. Without a segmenter, every pair of characters counts as a word. */
export function wordLengths(run: string): number[] {
  if (typeof Intl.Segmenter !== 'function') return inPairs(Array.from(run).length);
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return joinSingles(Array.from(segmenter.segment(run), ({ segment: word }) => word)).map(
    (word) => Array.from(word).length,
  );
}

/** A suffix in terms that everyday dictionaries lack, such as 超时; on its own it is a stop word. */
const ENDS_WORDS = '时';

/** Words that are not in the dictionary come out as single characters (构|建|缓|存); most of them have two. */
function joinSingles(words: readonly string[]): string[] {
  const found: string[] = [];
  let open = false;
  for (const word of words) {
    const isSingle = Array.from(word).length === 1;
    if (open && isSingle && (!isStopWord(word) || word === ENDS_WORDS)) {
      found.push((found.pop() ?? '') + word);
      open = false;
    } else {
      found.push(word);
      open = isSingle && !isStopWord(word);
    }
  }
  return found;
}

function inPairs(length: number): number[] {
  const lengths = Array.from({ length: Math.floor(length / 2) }, () => 2);
  return length % 2 === 0 ? lengths : [...lengths, 1];
}
