import { expect, it } from 'vitest';
import { parsePage } from '../pages.ts';
import { checkTitleIds } from './titleIds.ts';

const check = (english: string, chinese: string) =>
  checkTitleIds([parsePage('en', 'a', english)], [parsePage('zh', 'a', chinese)]);

it('reports the id that the title of a translated page needs', () => {
  expect(check('# Fake timers', '# 模拟定时器')).toEqual([
    expect.objectContaining({ file: 'docs/zh/a.mdx', line: 1, advice: 'Write # 模拟定时器 {#fake-timers}' }),
  ]);
});

it('accepts equal ids, and pages without a title', () => {
  expect(check('# Fake timers', '# 模拟定时器 {#fake-timers}')).toEqual([]);
  expect(check('# Timers {#own}', '# 定时器 {#own}')).toEqual([]);
  expect(check('# `bail`', '# bail')).toEqual([]);
  expect(check('text', '# 标题')).toEqual([]);
  expect(check('# Title', '文字')).toEqual([]);
});
