import { expect, it } from 'vitest';
import { withoutCode } from './codeLines.ts';

const without = (...lines: string[]) => withoutCode(lines.join('\n')).split('\n');

it.each<[what: string, lines: string[]]>([
  ['backticks', ['```ts', '# a', '```']],
  ['tildes, with backticks in between', ['~~~', '```', '~~~']],
  ['a longer fence around a shorter one', ['````md', '```ts', 'a', '```', '````']],
  ['a fence in a quote', ['> ```', '> a', '> ```']],
  ['a fence in a list', ['- ```', '  a', '  ```']],
  ['a fence with a word after it, which closes nothing', ['```ts', '```js', '```']],
])('leaves out what is between %s', (_, lines) => {
  expect(without('before', ...lines, 'after')).toEqual(['before', 'after']);
});

it('leaves out all that follows a fence without an end', () => {
  expect(without('before', '```', 'a', '# b')).toEqual(['before']);
});

it('keeps inline code that begins with three backticks', () => {
  expect(without('```a``` b', '# c')).toEqual(['```a``` b', '# c']);
});
