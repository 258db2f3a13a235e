import { expect, it } from 'vitest';
import { lineColumns, overlapsButtons, overlapsLanguage } from '../emit/rehypeCodeBlocks.ts';

const line = (html: string, states = '') => `<span class="line${states}">${html}</span>`;

it.each([
  ['characters, not their entities and elements', line('<span class="tk-keyword">a &#x3C; b</span>'), 5],
  ['tabs up to the next stop', line('\ta\tb'), 5],
  ['the prompt that the styles write', line('npm test', ' prompt'), 10],
  ['no prompt in a word', line('<span class="tk-string">prompt</span>'), 6],
  ['Chinese characters, which are wider', line('测试报'), 5],
  ['no code', line(''), 0],
])('counts the columns of %s', (_, html, columns) => {
  expect(lineColumns(html)).toBe(columns);
});

it.each([
  ['a short start before a long line', [line('a'), line('b'), line('c'.repeat(80))], false],
  ['a long first line', [line('c'.repeat(24)), line('a')], true],
  ['a long second line, which reaches up to the buttons', [line('a'), line('c'.repeat(24))], true],
])('detects whether buttons would cover %s', (_, lines, long) => {
  expect(overlapsButtons(lines.join('\n'))).toBe(long);
});

it('detects whether the name of the language would cover the first line', () => {
  expect(overlapsLanguage([line('c'.repeat(59)), line('a')].join('\n'))).toBe(true);
  expect(overlapsLanguage([line('c'.repeat(58)), line('c'.repeat(80))].join('\n'))).toBe(false);
});
