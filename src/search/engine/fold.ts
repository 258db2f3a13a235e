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
  'a am an and any are as at be been being between but by can cannot could did do does doing done for from get gets getting got had has have having how i if in into is it its itself just let like make makes may me might must my need needs no of on or our please shall should so some such than that the their them then there these they this those to too use used uses using via want was way we were what when where whether which who whom whose why will with would you your';
const CHINESE =
  '的 了 吗 呢 吧 啊 是 在 有 和 与 或 及 我 你 它 他 要 想 会 能 把 被 让 给 对 于 从 到 中 里 之 这 那 都 就 也 时 请 请问 怎么 怎样 怎么样 怎么办 怎么做 怎么用 如何 什么 是什么 什么是 为什么 为何 为啥 咋 哪里 哪个 哪些 哪儿 哪 谁 一个 一下 一些 可以 可不可以 能不能 能否 是否 有没有 需要 应该 使用 进行 实现 这个 那个 时候 什么时候 多少';
/** They say how an answer should look. */
const KINDS_OF_ANSWERS =
  'option options flag flags setting settings difference differences vs versus equivalent example examples tutorial guide usage documentation docs work works possible support supported 区别 不同 差异 差别 对比 比较 用法 例子 示例 教程 文档 对应 等价 替代 支持 方法 选项 参数 写法';

const STOP_WORD_WEIGHT = 0.08;
const ANSWER_WEIGHT = 0.35;

const WEIGHTS = new Map([
  ...KINDS_OF_ANSWERS.split(' ').map((word) => [word, ANSWER_WEIGHT] as const),
  ...[...ENGLISH.split(' '), ...CHINESE.split(' ')].map((word) => [word, STOP_WORD_WEIGHT] as const),
]);

/** @param word normalized, see {@link fold} */
export const isStopWord = (word: string): boolean => wordWeight(word) === STOP_WORD_WEIGHT;

/** How much a word says of a query's topic, 0 to 1. */
export const wordWeight = (word: string): number => WEIGHTS.get(word) ?? 1;
