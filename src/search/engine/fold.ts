const ASCII = /^[\0-\x7f]*$/;
/** Fast path: most Chinese text consists of these characters only, and none of them needs folding. */
const HAN = /^[\u4e00-\u9fff]+$/;
/** Letters without a Unicode decomposition that are commonly typed without their mark. */
const PLAIN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ё: 'е' };
const MARKED = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;

/**
 * Normalizes text for comparison: lower case, Latin and Greek letters without accents, full-width and other
 * compatibility forms replaced. Cyrillic keeps its marks (й is not и) except for ё, and Hangul stays in syllables.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  if (HAN.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(MARKED, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøłđё]/g, (letter) => PLAIN[letter] ?? letter);
}

/**
 * Returns the folded letters and digits of a name, and the punctuation that distinguishes names: `max concurrency`,
 * `maxConcurrency` and `--max-concurrency` have the same key, `C` and `C++` don't.
 */
export function foldedKey(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}+#*]+/gu, '');
}

/** Inflectional endings of English words. `es` only follows a sibilant, and `er` is only removed from words longer than `timer`. */
const ENDING = /(?:ings?|ed|(?<=[sxz]|[cs]h)es|(?<=[a-z]{4})ers?|(?<=[a-z]{4})ly|(?<=[a-z]{3})ions?|s)$/;
/** Minimum length of a stem. Shorter stems are shared by too many words. */
const MIN_STEM = 3;

/** Returns the stems of an inflected English word, such as `mock` for `mocking`. Other words have none. */
export function wordStems(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word) || word.endsWith('ss')) return [];
  const stem = word
    .replace(ENDING, '')
    .replace(/(?:i?e|y|i)$/, '')
    .replace(/([bdfgmnprt])\1$/, '$1');
  // `configuration` belongs to `configure`, `isolation` to `isolate`
  const stems = word.endsWith('ation') || word.endsWith('ations') ? [stem, stem.slice(0, -2)] : [stem];
  return stems.filter((text) => text !== word && text.length >= MIN_STEM);
}
