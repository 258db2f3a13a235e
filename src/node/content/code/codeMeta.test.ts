import { expect, it } from 'vitest';
import { type CodeMeta, parseCodeMeta } from './codeMeta.ts';

it.each<[meta: string, expected: Partial<CodeMeta>]>([
  ['', {}],
  ['title="a.ts"', { title: 'a.ts' }],
  ["title='two words'", { title: 'two words' }],
  ['title=a.ts', { title: 'a.ts' }],
  ['title=""', { title: '' }],
  ['title="a {1} lineNumbers"', { title: 'a {1} lineNumbers' }],
  ['file="./a.ts#region"', { file: './a.ts#region' }],
  ['file=./a.ts', { file: './a.ts' }],
  [
    `verify="skip: a sketch" output='npx tool -t "a b"'`,
    { verify: 'skip: a sketch', output: 'npx tool -t "a b"' },
  ],
  ['{1}', { highlight: [1] }],
  ['{1,3-5}', { highlight: [1, 3, 4, 5] }],
  ['{ 2 , 4 - 5 }', { highlight: [2, 4, 5] }],
  ['[a b.ts] {1}', { title: 'a b.ts', highlight: [1] }],
  ['[app/[lang]/[[...slug]]/route.ts]', { title: 'app/[lang]/[[...slug]]/route.ts' }],
  ['{1} {3}', { highlight: [1, 3] }],
  ['{0}', { unknown: ['{0}'] }],
  ['{5-3}', { unknown: ['{5-3}'] }],
  ['{}', { unknown: ['{}'] }],
  ['lineNumbers', { lineNumbers: true }],
  ['lineNumbers=false', { lineNumbers: false }],
  ['lineNumbers=true wrapCode', { lineNumbers: true, wrapCode: true }],
  ['wrapCode="false"', { wrapCode: false }],
  ['title="a" {2} wrapCode file="b"', { title: 'a', file: 'b', highlight: [2], wrapCode: true }],
  ['linenumbers', { unknown: ['linenumbers'] }],
  ['tilte="a b" lineNumbers', { unknown: ['tilte="a b"'], lineNumbers: true }],
  ['wrapCode=maybe', { unknown: ['wrapCode=maybe'] }],
  ['title="a" title="b"', { title: 'a', unknown: ['title="b"'] }],
  ['fold=false fold', { fold: false, unknown: ['fold'] }],
  ['highlight=1', { unknown: ['highlight=1'] }],
  ['{a}', { unknown: ['{a}'] }],
  ['__proto__=x', { unknown: ['__proto__=x'] }],
])('parses `%s`', (meta, expected) => {
  expect(parseCodeMeta(meta)).toEqual({ highlight: [], unknown: [], ...expected });
});
