import { expect, it } from 'vitest';
import { checkedCounts, testedWith } from './testedVersions.ts';

const t = (key: string) => key;
const page = { routePath: '/', contentLang: 'en', contentVersion: '' };

it('names the versions of a page, and on the home page the counts', () => {
  expect(testedWith(page, t)).toEqual([expect.stringMatching(/^@rstest\/core \d/), 'site.testedWith.proved']);
  expect(testedWith({ ...page, routePath: '/guide/start/' }, t)).toHaveLength(1);
  expect(testedWith({ ...page, routePath: '/toString' }, t)).toBeUndefined();
});

it('counts what is checked on a page', () => {
  const withValues = (key: string, values?: object) =>
    `${key.replace('site.testedWith.', '')} ${JSON.stringify(values)}`;
  const shown = checkedCounts({ ...page, routePath: '/config/test/isolate' }, withValues);
  expect(shown).toMatch(/^checked .*samples .*count.*claims .*count/);
  expect(checkedCounts({ ...page, routePath: '/api/' }, withValues)).toMatch(/^checkedSamples /);
  expect(checkedCounts({ ...page, routePath: '/missing' }, withValues)).toBeUndefined();
});

it('says nothing about a page of another version', () => {
  expect(testedWith({ ...page, contentVersion: 'v1' }, t)).toBeUndefined();
  expect(checkedCounts({ ...page, contentVersion: 'v1' }, t)).toBeUndefined();
});
