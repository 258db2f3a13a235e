import { expect, test } from 'vitest';
import { type FilterGroup, matchOverview } from './matchOverview.ts';

const groups: FilterGroup[] = [
  {
    title: 'Test options',
    pages: [
      { title: 'includeSource', headings: ['In-source tests', 'Production builds'] },
      { title: 'retry', headings: [] },
    ],
  },
  { title: 'Build options', pages: [{ title: '插件', headings: ['Add a plugin'] }] },
];

/** Titles of the visible pages, each with its visible headings. */
function found(query: string): string[] {
  return matchOverview(groups, query).flatMap((shown, group) =>
    shown.flatMap((entry, index) => {
      const page = groups[group]?.pages[index];
      const headings = page?.headings.filter((_, heading) => entry.headings[heading]) ?? [];
      return entry.shown ? [[page?.title, ...headings].join(' > ')] : [];
    }),
  );
}

test.each([
  ['', ['includeSource > In-source tests > Production builds', 'retry', '插件 > Add a plugin']],
  ['BUILD OPT', ['插件 > Add a plugin']],
  ['includes', ['includeSource > In-source tests > Production builds']],
  ['in source', ['includeSource > In-source tests']],
  ['In-Source', ['includeSource > In-source tests']],
  [' retry ', ['retry']],
  ['插', ['插件 > Add a plugin']],
  ['plugin', ['插件 > Add a plugin']],
  ['nothing of it', []],
  ['.*', []],
])('“%s” finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});
