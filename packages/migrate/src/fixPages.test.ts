import { expect, it } from 'vitest';
import type { Problem } from '../../../src/node/base/problems.ts';
import type { ProblemCode } from '../../../src/shared/checks.ts';
import { fixPages } from './fixPages.ts';

it('fixes and lists unambiguous mistakes', () => {
  const files = {
    'docs/en/a.md': '# A\n\n[one](/b#gone) and [two](/none)\n\n```ts twoslash\nimport a from "a"\n```\n',
  };
  const problem = (line: number, code: ProblemCode, subject = ''): Problem => {
    const [file, message] = ['docs/en/a.md', 'However it is worded.'];
    return { severity: 'error', file, line, code, subject, message };
  };
  const fixed = fixPages(files, [
    problem(3, 'dead-anchor', '#gone'),
    problem(3, 'dead-link', '/none'),
    problem(6, 'sample-types'),
    problem(1, 'keywords'),
  ]);
  expect(files['docs/en/a.md']).toBe('# A\n\n[one](/b) and two\n\n```ts\nimport a from "a"\n```\n');
  expect(fixed.map(({ line, severity }) => [line, severity])).toEqual([
    [6, 'warning'],
    [3, 'warning'],
    [3, 'warning'],
  ]);
});

it.each([
  ['[a](/b#_1-syntax)', '#1-syntax', '[a](/b#1-syntax)'],
  ['[a](#_1-syntax)', '#1-syntax-of-it', '[a](#1-syntax-of-it)'],
  ['[a](#_1-syntax-x) [b](#_1-syntax)', '#x', '[a](#_1-syntax-x) [b](#x)'],
  ['<a href="#_1-syntax">a</a>', undefined, 'a'],
])('fixes an anchor that differs slightly from a heading: %s', (before, correction, after) => {
  const files = { 'a.md': before };
  const problem = {
    severity: 'error' as const,
    code: 'dead-anchor' as const,
    file: 'a.md',
    line: 1,
    message: '',
  };
  fixPages(files, [{ ...problem, subject: '#_1-syntax', ...(correction ? { correction: correction } : {}) }]);
  expect(files['a.md']).toBe(after);
});

it.each<[ProblemCode, subject: string, before: string, after: string]>([
  ['dead-link', 'guide/b#c', '<Card link="guide/b#c" />', '<Card link="/guide/b#c" />'],
  ['dead-link', './guide/b.html?d', '[b](./guide/b.html?d)', '[b](/guide/b?d)'],
  ['dead-link', 'guide/', '<Card\n  to="guide/"\n/>', '<Card\n  to="/guide/"\n/>'],
  ['dead-link', 'guide/', '[the guide/ here](guide/)', '[the guide/ here](/guide/)'],
  ['dead-link', 'guide/b', '[guide/b][b]\n\n[b]: guide/b', '[guide/b][b]\n\n[b]: /guide/b'],
  ['dead-link', 'none', '<Card link="none" title="A" />', '<Card title="A" />'],
  ['link-protocol', 'cursor://a', '<a href="cursor://a">\n![b](/b.svg)\n</a>', '<a>\n![b](/b.svg)\n</a>'],
  ['unknown-element', 'input', '<p>\n<input\n  type="text"\n/>\n</p>', '<p>\n</p>'],
  ['component', 'h3', '<div>\n<h3 class="a">B *c*</h3>\n</div>', '<div>\n\n### B *c*\n\n</div>'],
  ['component', 'iframe', '<iframe src="http://a.test"></iframe>', ''],
  ['unknown-element', 'x-a', '<x-a>text</x-a>', 'text'],
  ['unknown-element', 'x-a', 'one<x-a> two </x-a>three', 'one two three'],
  ['unknown-element', 'x-a', '<x-a b="c">\n\n**text**\n\n</x-a>', '\n**text**\n'],
  ['unknown-element', 'x-a', '<x-a\n  b\n/>\n<x-a>c</x-a>', '<x-a>c</x-a>'],
  ['unknown-element', 'x-a', '<x-a>\n`</x-a>`\n~~~\n</x-a>\n~~~\n</x-a>', '`</x-a>`\n~~~\n</x-a>\n~~~'],
  ['unopened', 'x-a', 'text</x-a>', 'text'],
  ['dead-link', 'b', '~~~md\n[a](b)\n~~~', '~~~md\n[a](b)\n~~~'],
])('fixes %s of %s', (code, subject, before, after) => {
  const files = { 'docs/en/a.md': before, 'docs/en/guide/index.md': '', 'docs/en/guide/b.mdx': '' };
  const problem = { severity: 'error' as const, code, file: 'docs/en/a.md', line: 2, message: '' };
  fixPages(files, [
    { ...problem, line: before.startsWith('<p>') || before.startsWith('<div>') ? 2 : 1, subject },
  ]);
  expect(files['docs/en/a.md']).toBe(after);
});
