import { describe, expect, it } from 'vitest';
import { convertFence, convertSnippets } from './convertCode.ts';

describe('convertFence', () => {
  it.each([
    ['```ts:line-numbers{2} [a.ts]', '```ts {2} [a.ts] lineNumbers'],
    ['```js{1,3-4}', '```js {1,3-4}'],
    ['```ts:no-line-numbers', '```ts lineNumbers=false'],
    ['```ts[a.ts]', '```ts [a.ts]'],
    ['- ```JSON', '- ```json'],
    ['```title="a"', '```title="a"'],
    ['```ts twoslash', '```ts twoslash'],
    ['```', '```'],
  ])('turns %s into %s', (before, after) => {
    expect(convertFence(before)).toBe(after);
  });
});

describe('convertSnippets', () => {
  const convert = (prose: string) => convertSnippets(prose, (name) => name.replace('@/', '../'));

  it('turns a file with region, lines, language and title into a code block', () => {
    expect(convert('a\n\n<<< @/code/a.txt#one{2,3 TS:line-numbers} [a.ts]\n\nb')).toBe(
      'a\n\n```ts file="../code/a.txt#one" {2,3} lineNumbers [a.ts]\n```\n\nb',
    );
  });

  it('takes the language from the name of the file and keeps the indentation of lists', () => {
    expect(convert('- <<< ./a.js')).toBe('- ```js file="./a.js"\n  ```');
  });

  it('leaves other lines unchanged', () => {
    expect(convert('<<<< a\na <<< b')).toBe('<<<< a\na <<< b');
  });
});
