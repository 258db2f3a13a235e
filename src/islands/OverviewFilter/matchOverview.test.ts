import { expect, test } from 'vitest';
import { type FilterGroup, matchOverview } from './matchOverview.ts';

const own = (text: string) => ({ text, unlisted: false });
const unlisted = { text: 'Pitfalls', unlisted: true };
const groups: FilterGroup[] = [
  {
    title: 'Test options',
    pages: [
      { title: 'includeSource', headings: [own('In-source tests'), own('Production builds'), unlisted] },
      { title: 'retry', headings: [unlisted] },
    ],
  },
  { title: 'Build options', pages: [{ title: '插件', headings: [own('Add a plugin')] }] },
];

/** Titles of the visible pages, each with its visible headings. */
function found(query: string): string[] {
  return matchOverview(groups, query).flatMap((shown, group) =>
    shown.flatMap((entry, index) => {
      const page = groups[group]?.pages[index];
      const headings = page?.headings.filter((_, heading) => entry.headings[heading]) ?? [];
      return entry.shown ? [[page?.title, ...headings.map(({ text }) => text)].join(' > ')] : [];
    }),
  );
}

test.each([
  ['', ['includeSource > In-source tests > Production builds', 'retry', '插件 > Add a plugin']],
  ['BUILD OPT', ['插件 > Add a plugin']],
  ['includes', ['includeSource > In-source tests > Production builds']],
  ['in source', ['includeSource > In-source tests']],
  ['Include source', ['includeSource > In-source tests > Production builds']],
  ['re-try', ['retry']],
  ['In-Source', ['includeSource > In-source tests']],
  [' retry ', ['retry']],
  ['插', ['插件 > Add a plugin']],
  ['plugin', ['插件 > Add a plugin']],
  ['pitf', ['includeSource > Pitfalls', 'retry > Pitfalls']],
  ['nothing of it', []],
  ['.*', []],
])('“%s” finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});
