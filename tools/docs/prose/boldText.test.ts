import { expect, it } from 'vitest';
import { parsePage } from '../pages.ts';
import { checkBold, fixBold } from './boldText.ts';
import { outsideCode } from './outsideCode.ts';

const messages = (source: string, lang: 'en' | 'zh' = 'zh') =>
  checkBold(parsePage(lang, 'a', source)).map(({ line, message }) => [line, message]);

it('reports punctuation inside bold text, and bold text that Markdown does not recognize', () => {
  const source = '# 一\n\n- **用法。** 文字\n- **用法。**文字\n- **用法**。文字 `src/**`\n- **用法。**\n';
  expect(messages(source)).toEqual([
    [3, 'Bold text ends with punctuation: "用法。"'],
    [4, 'Bold text ends with punctuation: "用法。"'],
  ]);
  expect(messages('**Usage.** Text', 'en')).toEqual([]);
});

it('fixes punctuation and bold text', () => {
  const code = '```md\n**用法。** 文字\n```';
  const source = `- **用法。** 见 \`src/**\`，**不是？**文字。**粗体** 文字\n- **用法。**\n${code}`;
  const mended = `- **用法**。见 \`src/**\`，**不是**？文字。**粗体** 文字\n- **用法。**\n${code}`;
  expect(fixBold(source)).toBe(mended);
  expect(fixBold(mended)).toBe(mended);
});

it('leaves everything except prose unchanged', () => {
  const source = '---\ntitle: 间谍函数\nkeywords: [间谍]\n---\n\n间谍\n\n```\n间谍\n```\n';
  expect(outsideCode(source, (line) => line.replaceAll('间谍', 'spy'))).toBe(
    '---\ntitle: spy函数\nkeywords: [间谍]\n---\n\nspy\n\n```\n间谍\n```\n',
  );
});
