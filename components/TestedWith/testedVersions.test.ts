import { expect, it } from 'vitest';
import { testedWith } from './testedVersions.ts';

const t = (key: string) => key;
const page = { routePath: '/', contentLang: 'en', contentVersion: '' };

it('names the versions of a page, and on the home page the counts', () => {
  expect(testedWith(page, t)).toEqual([expect.stringMatching(/^@rstest\/core \d/), 'site.testedWith.proved']);
  expect(testedWith({ ...page, routePath: '/guide/start/' }, t)).toHaveLength(1);
  expect(testedWith({ ...page, routePath: '/toString' }, t)).toBeUndefined();
});

it('says nothing about a page of another version', () => {
  expect(testedWith({ ...page, contentVersion: 'v1' }, t)).toBeUndefined();
});
