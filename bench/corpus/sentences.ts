import type { Random } from './random.ts';
import { NOUNS, OPTIONS, type Text } from './words.ts';

/** Placeholders: `{a}` and `{b}` for things, `{o}` for an option, `{n}` for a number. */
const SENTENCES: readonly (readonly [en: string, zh: string])[] = [
  [
    'By default, {a} is read once and kept until {b} changes.',
    '默认情况下，{a}只读取一次，直到{b}发生变化。',
  ],
  ['Set {o} when {a} needs more than {n} seconds.', '当{a}需要超过 {n} 秒时，请设置 {o}。'],
  [
    'Most projects never have to touch {o}, because {a} already covers it.',
    '多数项目无需修改 {o}，因为{a}已经考虑到了这一点。',
  ],
  [
    'Before each run, {a} is compared with {b}, and only what differs is built again.',
    '每次运行之前都会比较{a}与{b}，只重新构建有差异的部分。',
  ],
  ['Keep in mind that {a} runs in another thread than {b}.', '请注意，{a}与{b}并不在同一个线程中运行。'],
  ['If {a} cannot be found, the run ends with exit code {n}.', '如果找不到{a}，运行将以退出码 {n} 结束。'],
  [
    'You can combine {o} with {a}, as the next example shows.',
    '你可以把 {o} 与{a}结合使用，如下面的示例所示。',
  ],
  [
    'A value below {n} is taken as it is; anything else is measured against {a}.',
    '小于 {n} 的值会按原样使用，其他值则以{a}为准。',
  ],
  ['This is the reason why {a} is loaded before {b}.', '这正是{a}先于{b}加载的原因。'],
  [
    'In watch mode, a change of {a} runs only the tests that depend on it.',
    '在监听模式下，{a}的改动只会触发依赖它的测试。',
  ],
  ['The value of {o} is merged with the one that {a} brings along.', '{o} 的值会与{a}自带的值合并。'],
  [
    'Teams with more than {n} packages usually share {a} between all of them.',
    '拥有超过 {n} 个包的团队通常会在它们之间共享{a}。',
  ],
  [
    'When something fails, {a} names the line, and {b} shows what was expected.',
    '出现失败时，{a}会指出所在行，而{b}会给出期望的结果。',
  ],
  [
    'It is safe to delete {a}: the next run creates it again from {b}.',
    '可以放心删除{a}，下次运行会根据{b}重新生成。',
  ],
  [
    'On a slow machine, {o} may be raised to {n} without further consequences.',
    '在较慢的机器上，可以把 {o} 提高到 {n}，不会有其他影响。',
  ],
  [
    'Files outside of {a} are ignored unless {o} mentions them.',
    '除非 {o} 中提到，{a}之外的文件都会被忽略。',
  ],
  ['Neither {a} nor {b} is changed by this option.', '这个选项既不会改变{a}，也不会改变{b}。'],
  [
    'For historical reasons, {o} accepts a single value as well as a list of {n} entries.',
    '由于历史原因，{o} 既接受单个值，也接受包含 {n} 项的列表。',
  ],
  [
    'The order matters here: {a} comes first, then everything that {b} adds.',
    '这里的顺序很重要：先是{a}，然后才是{b}所添加的内容。',
  ],
  [
    'Continuous integration profits most, since {a} is the same on every machine.',
    '持续集成环境受益最大，因为{a}在每台机器上都相同。',
  ],
  ['Write {a} in such a way that it works without {b}.', '编写{a}时，应当确保没有{b}它也能工作。'],
  [
    'Every one of the {n} steps reports to {a} as soon as it is done.',
    '这 {n} 个步骤中的每一步完成后，都会立即通知{a}。',
  ],
  ['Should {a} be missing, {o} falls back to what {b} says.', '如果缺少{a}，{o} 会回退到{b}给出的值。'],
  [
    'Reading {a} takes a few milliseconds, building {b} takes most of the time.',
    '读取{a}只需几毫秒，大部分时间都花在构建{b}上。',
  ],
];

/** Returns a random sentence in both languages. */
export function sentence(random: Random): Text {
  const [en, zh] = random.pick(SENTENCES);
  const [a, b] = random.shuffle(NOUNS);
  const values = {
    a,
    b,
    o: `\`${random.pick(OPTIONS)}\``,
    n: String(random.between(2, 60)),
  };
  const fill = (template: string, lang: keyof Text) =>
    template.replace(/\{([abon])\}/g, (_, name: keyof typeof values) => {
      const value = values[name];
      return typeof value === 'object' ? value[lang] : (value ?? '');
    });
  return { en: fill(en, 'en'), zh: fill(zh, 'zh') };
}

/** Several random sentences. */
export function paragraph(random: Random, count: number): Text {
  const sentences = Array.from({ length: count }, () => sentence(random));
  return { en: sentences.map(({ en }) => en).join(' '), zh: sentences.map(({ zh }) => zh).join('') };
}
