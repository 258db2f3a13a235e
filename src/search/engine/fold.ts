const ASCII = /^[\0-\x7f]*$/;
/** Most Chinese text consists of these characters alone, and none of them needs folding. */
const HAN = /^[\u4e00-\u9fff]+$/;
/** Letters that have no decomposition but are commonly typed without their mark. */
const PLAIN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ё: 'е' };
const MARKED = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;

/**
 * Normalizes texts for comparison: lower case, Latin and Greek letters without accents, full-width and other
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
 * Letters and digits, folded, and signs that make another name of one: the same for `max concurrency`, `maxConcurrency` and
 * `--max-concurrency`, not for `C` and `C++`.
 */
export function foldedKey(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}+#*]+/gu, '');
}

/** Endings of English forms: `es` only after a sibilant; `er` only from longer words than `timer`. */
const ENDING = /(?:ings?|ed|(?<=[sxz]|[cs]h)es|(?<=[a-z]{4})ers?|(?<=[a-z]{4})ly|(?<=[a-z]{3})ions?|s)$/;
/** Shorter stems are those of too many words. */
const MIN_STEM = 3;

/** What the forms of an English word have in common: `mock` for `mocking` and `mocked`; nothing for other words. */
export function stemsOf(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word) || word.endsWith('ss')) return [];
  const stem = word
    .replace(ENDING, '')
    .replace(/(?:i?e|y|i)$/, '')
    .replace(/([bdfgmnprt])\1$/, '$1');
  // `configuration` belongs to `configure`, `isolation` to `isolate`
  const stems = word.endsWith('ation') || word.endsWith('ations') ? [stem, stem.slice(0, -2)] : [stem];
  return stems.filter((text) => text !== word && text.length >= MIN_STEM);
}
