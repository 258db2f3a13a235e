// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showMatches } from './showMatches.ts';

const unlisted = '<li data-unlisted>Pitfalls</li>';
const page = (title: string, ...headings: string[]) =>
  `<li data-overview-page><a>${title}</a><ul>${headings.join('')}</ul></li>`;
const group = (title: string, ...pages: string[]) =>
  `<section data-overview-group><h2>${title}</h2><ul>${pages.join('')}</ul></section>`;
const OVERVIEW =
  group(
    'Test options',
    page('includeSource', '<li>In-source tests</li>', '<li>Production builds</li>', unlisted),
    page('retry', unlisted),
  ) + group('Build options', page('插件', '<li>Add a plugin</li>'));

/** Returns the titles of the visible pages, each with its visible headings. */
function found(query: string): string[] {
  const root = document.createElement('div');
  root.innerHTML = OVERVIEW;
  const count = showMatches(root, query);
  const pages = [...root.querySelectorAll('[data-overview-page]:not([hidden] *, [hidden])')];
  expect(count).toBe(pages.length);
  return pages.map((shown) =>
    [...shown.querySelectorAll('a, li:not([hidden])')].map(({ textContent }) => textContent).join(' > '),
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
])('shows for "%s" only %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});
