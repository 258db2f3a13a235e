import { expect, it } from 'vitest';
import { checkedCounts, testedWith } from './testedVersions.ts';

const t = (key: string) => key;
const page = { routePath: '/', contentLang: 'en', contentVersion: '' };

it('shows the versions on a page, and the counts on the home page', () => {
  expect(testedWith(page, t)).toEqual([
    expect.stringMatching(/^@rstest\/core \d/),
    'site.testedWith.verified',
  ]);
  expect(testedWith({ ...page, routePath: '/guide/start/' }, t)).toHaveLength(1);
  expect(testedWith({ ...page, routePath: '/toString' }, t)).toBeUndefined();
});

it('counts the checked samples and statements of a page', () => {
  const withValues = (key: string, values?: object) =>
    `${key.replace('site.testedWith.', '')} ${JSON.stringify(values)}`;
  const shown = checkedCounts({ ...page, routePath: '/config/test/isolate' }, withValues);
  expect(shown).toMatch(/^checked .*samples .*count.*claims .*count/);
  expect(checkedCounts({ ...page, routePath: '/api/' }, withValues)).toMatch(/^checkedSamples /);
  expect(checkedCounts({ ...page, routePath: '/missing' }, withValues)).toBeUndefined();
});

it('shows nothing on a page of another version', () => {
  expect(testedWith({ ...page, contentVersion: 'v1' }, t)).toBeUndefined();
  expect(checkedCounts({ ...page, contentVersion: 'v1' }, t)).toBeUndefined();
});
