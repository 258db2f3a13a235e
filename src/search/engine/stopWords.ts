import { WEIGHTS } from './weights.ts';

/** Words that phrase a question rather than name its topic. They count little, unless a query has no others. */
const ENGLISH =
  'a am an and any are as at be been being between but by can cannot could did do does doing done for from get gets getting got had has have having how i if in into is it its itself just let like make makes may me might must my need needs no of on or our please shall should so some such than that the their them then there these they this those to too use used uses using via want was way we were what when where whether which who whom whose why will with would you your don doesn didn isn aren wasn won couldn shouldn also always anyway because else even ever every give gives here if many more most much now per really right see seem still take than through too toward try trying upon very well whatever while yet';
const CHINESE =
  '的 了 吗 呢 吧 啊 是 在 有 和 与 或 及 我 你 它 他 要 想 会 能 把 被 让 给 对 于 从 到 中 里 之 这 那 都 就 也 时 请 请问 怎么 怎样 怎么样 怎么办 怎么做 怎么用 如何 什么 是什么 什么是 为什么 为何 为啥 咋 哪里 哪个 哪些 哪儿 哪 谁 一个 一下 一些 可以 可不可以 能不能 能否 是否 有没有 需要 应该 使用 进行 实现 这个 那个 时候 什么时候 多少 几个 几 不想 不要 不用 不能 不会 不 没有 没 没法 也 还 再 又 才 别 后 真的 其他 另外 以及 以后 之后 然后 如果 因为 所以 但是 还是 想要 不了 起来 出来 某个 某 每个 每 所有 全部 自己 一直 总是 必须 一样 下面 里面 上面 这样 干嘛 干什么 意思 来 去 给 太 很 更 最 好 弄 搞 啥 干啥 咋办 咋弄 怎么弄 怎么搞 怎么回事 哪块 哪边 是不是 要不要 会不会 该不该 行不行 好不好 到底 究竟 老是 突然 明明 就行 有点 非常 特别 十分 各种 任何 某些 这些 那些 这种 那种 关于 希望 打算 试试 帮忙 谢谢 请教 求助 有人 大家 东西 哪种 什么样 那么 这么';
/** Words that describe the form of the answer. */
const KINDS_OF_ANSWERS =
  'option options flag flags setting settings difference differences vs versus equivalent example examples tutorial guide usage documentation docs work works possible support supported 区别 不同 差异 差别 对比 比较 用法 例子 示例 教程 文档 对应 等价 替代 支持 方法 选项 参数 写法';

/** Words that fit every topic. */
const COMMON =
  'set sets setting change changes configure configuring specify choose pick define write create add enable provide handle 设置 配置 修改 更改 改成 改 指定 选择 写 加 添加 支持 自定义 处理 定义';

const KNOWN = new Map([
  ...`${COMMON} ${KINDS_OF_ANSWERS}`.split(' ').map((word) => [word, WEIGHTS.vague] as const),
  ...`${ENGLISH} ${CHINESE}`.split(' ').map((word) => [word, WEIGHTS.stop] as const),
]);

/** @param word normalized, see `fold` */
export const isStopWord = (word: string): boolean => wordWeight(word) === WEIGHTS.stop;

/** Returns a word's weight within a query, 0 to 1: low for stop words and vague words. */
export const wordWeight = (word: string): number => KNOWN.get(word) ?? 1;
