/** Words used to phrase a question rather than to name its topic. They count little, unless a query has no others. */
const ENGLISH =
  'a an and are be between but by can could do does for from get getting has have how i if in into is it its me my need not of on or should so that the their them then there these this to use using was way we what when where which while why will with without you your';
const CHINESE =
  '的 了 吗 呢 吧 啊 是 在 有 和 与 或 及 我 你 要 想 会 能 把 被 让 给 对 于 从 到 中 里 之 怎么 怎样 怎么办 如何 什么 为什么 为何 哪里 哪个 一个 可以 需要 应该 使用 进行 这个 那个 时';

const WORDS = new Set([...ENGLISH.split(' '), ...CHINESE.split(' ')]);

/** @param word normalized, see `fold` */
export function isStopWord(word: string): boolean {
  return WORDS.has(word);
}
