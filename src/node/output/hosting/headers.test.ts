import { expect, it } from 'vitest';
import { formatHeadersFile, type HeaderRule, headersFor, parseHeadersFile } from './writeHostFiles.ts';

const rules: HeaderRule[] = [
  { path: '/*', headers: { 'X-One': 'a: b; c', 'X-Two': '2' } },
  { path: '/assets/*', headers: { 'X-Two': 'two' } },
  { path: '/exact', headers: { 'X-Three': '3' } },
];

it('parses the rules that it formats', () => {
  expect(parseHeadersFile(formatHeadersFile(rules))).toEqual(rules);
});

it('ignores lines that are not rules', () => {
  const text = '# a comment\n  X-Lost: nobody\n\n/a\n  no header\n  X-A: 1  \n';
  expect(parseHeadersFile(text)).toEqual([{ path: '/a', headers: { 'X-A': '1' } }]);
});

it('merges the headers of all matching rules, later ones taking precedence', () => {
  expect(headersFor(rules, '/guide/')).toEqual({ 'x-one': 'a: b; c', 'x-two': '2' });
  expect(headersFor(rules, '/assets/a.js')).toEqual({ 'x-one': 'a: b; c', 'x-two': 'two' });
  expect(headersFor(rules, '/exact')).toMatchObject({ 'x-three': '3' });
  expect(headersFor(rules, '/exactly')).not.toHaveProperty('x-three');
});
