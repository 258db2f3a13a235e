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

/** Letters and digits alone, folded: the same for `max concurrency`, `maxConcurrency` and `--max-concurrency`. */
export function foldedKey(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Words used to phrase a question rather than to name its topic. They count little, unless a query has no others. */
const ENGLISH =
  'a an and are be between but by can could do does for from get getting has have how i if in into is it its me my need not of on or should so that the their them then there these this to use using was way we what when where which while why will with without you your';
const CHINESE =
  '的 了 吗 呢 吧 啊 是 在 有 和 与 或 及 我 你 要 想 会 能 把 被 让 给 对 于 从 到 中 里 之 怎么 怎样 怎么办 如何 什么 为什么 为何 哪里 哪个 一个 可以 需要 应该 使用 进行 这个 那个 时';

const STOP_WORDS = new Set([...ENGLISH.split(' '), ...CHINESE.split(' ')]);

/** @param word normalized, see {@link fold} */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
