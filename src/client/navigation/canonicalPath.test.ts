import { expect, it } from 'vitest';
import { canonicalPath } from './canonicalPath.ts';

it.each([
  '/docs/guide/includeSource.html',
  '/docs/guide/includeSource/',
  '/docs/guide/includesource',
  '/DOCS/Guide/INCLUDESOURCE/index.HTML',
  '//docs//guide/includeSource',
])('returns the canonical path for %s', (pathname) => {
  expect(canonicalPath('/docs/guide/includeSource', pathname)).toBe('/docs/guide/includeSource');
});

it('returns undefined for the canonical path', () => {
  expect(canonicalPath('/guide/', '/guide/')).toBeUndefined();
  expect(canonicalPath('/guide/', '/guide/index.html')).toBe('/guide/');
  expect(canonicalPath('/guide/%E5%BC%80', '/guide/%E5%BC%80')).toBeUndefined();
  expect(canonicalPath('/guide/%E5%BC%80', '/guide/%e5%bc%80.html')).toBe('/guide/%E5%BC%80');
});

it('returns undefined for a copy of the page elsewhere', () => {
  expect(canonicalPath('/guide/cli', '/web/2026/https://site.test/guide/cli')).toBeUndefined();
});
