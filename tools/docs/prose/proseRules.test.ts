import { expect, it } from 'vitest';
import { parsePage } from '../pages.ts';
import { fixWords } from './glossary.ts';
import { extractProse } from './prose.ts';
import { checkVoice, createRules } from './proseRules.ts';

const found = (lang: 'en' | 'zh', text: string) =>
  createRules(lang, [{ word: lang === 'en' ? 'config file' : '缺省值', instead: '…' }]).flatMap((rule) =>
    rule(text),
  );

it.each<['en' | 'zh', string]>([
  ['en', 'The run ends the the moment a test fails.'],
  ['en', 'Write one ; then the other.'],
  ['en', 'Two  spaces.'],
  ['en', 'You simply call it.'],
  ['en', 'The config file is read once.'],
  ['en', `A sentence ${'of many words '.repeat(16)}ends.`],
  ['zh', '使用CODE运行测试。'],
  ['zh', '共有 3个文件。'],
  ['zh', '先运行测试,再查看结果。'],
  ['zh', '运行测试 。'],
  ['zh', '这是是一个测试。'],
  ['zh', '缺省值为真。'],
  ['zh', '请您运行测试。'],
  ['zh', '他说"测试"通过。'],
  ['zh', `${'每个测试文件都在新的工作进程里运行，'.repeat(8)}结束。`],
])('reports the %s text: %s', (lang, text) => {
  expect(found(lang, text)).not.toEqual([]);
});

it.each<['en' | 'zh', string]>([
  ['en', 'CODE, CODE and CODE: a list. Then “another” sentence (with brackets).'],
  ['zh', '使用 CODE 运行 3 个测试，结果见“报告”（默认开启）。'],
  ['zh', '默认值（缺省值）为真。'],
])('accepts the %s text: %s', (lang, text) => {
  expect(found(lang, text)).toEqual([]);
});

it('replaces words, with spaces around Latin ones, except in code and parentheses', () => {
  const words = [
    { word: '工作进程', instead: 'worker' },
    { word: '计时器', instead: '定时器' },
  ];
  const source =
    '每个工作进程（旧称工作进程）有计时器：`工作进程`、[工作进程](/工作进程)和**工作进程**的 工作进程。';
  expect(fixWords(source, words)).toBe(
    '每个 worker（旧称工作进程）有定时器：`工作进程`、[worker](/工作进程) 和 **worker** 的 worker。',
  );
});

const translated = (lang: 'en' | 'zh', source: string) =>
  checkVoice(lang, extractProse(parsePage(lang, 'a', source))).map(({ line }) => line);

it.each<['en' | 'zh', string]>([
  ['en', '# Give it a port of its own'],
  ['en', '# What writes what'],
  ['en', '# Is there a limit?'],
  ['en', 'The option suits tests with globals.'],
  ['en', 'Babel compiles it, hence two plugins.'],
  ['en', 'Apart from names, nothing changes.'],
  ['zh', '# 哪些内容会重新运行'],
  ['zh', '| 一 |\n| --- |\n| 清空记录。 |'],
  ['zh', '多个进程池，或线程池'],
  ['zh', '让编程助手运行测试'],
  ['zh', '在 Node 中运行'],
  ['zh', '在真正的浏览器中运行'],
  ['zh', '运行以 `x` 失败'],
  ['zh', '错误信息写在下面'],
  ['zh', '适用于测试会替换环境变量的情况'],
  ['zh', 'Promise 以该值兑现'],
  ['zh', '| 一 |\n| --- |\n| 同上 |'],
  ['zh', '请看。'.repeat(9)],
])('reports translated wording in %s: %s', (lang, source) => {
  expect(translated(lang, source)).not.toEqual([]);
});

it.each<['en' | 'zh', string]>([
  ['en', 'Use it when tests wait, so that you see why.'],
  [
    'en',
    '# What is Rstest?\n\nEach worker has its own port, so that files run side by side. What is more, `nobody` is code.',
  ],
  ['en', '# Whatever'],
  ['zh', '# 什么是 Rstest\n\n让 AI 编程助手（智能体）在 Node.js 和真实浏览器中运行。'],
  ['zh', '| 一 |\n| --- |\n| 清空记录 |\n\n句子。'],
])('accepts natural wording in %s: %s', (lang, source) => {
  expect(translated(lang, source)).toEqual([]);
});
