import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import siteConfig from '../../site.config.ts';
import { routeKey } from '../../src/shared/routes.ts';
import { listPagePaths } from './chosenPages.ts';
import { LANGUAGES } from './pages.ts';

const known = readFileSync(path.join(import.meta.dirname, 'knownAddresses.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'));
const redirects = Object.entries(siteConfig.redirects ?? {});
const targets = new Map(redirects.map(([from, to]) => [routeKey(from), to]));

/** `/guide/start/` for `guide/start/index`. */
const pageAddress = (page: string): string => routeKey(`/${page.replace(/(^|\/)index$/, '$1')}`);

/** The addresses of the folders that pages are in: `/guide/basic`. */
const folders = [
  ...new Set(
    listPagePaths('en')
      .filter((page) => page.includes('/') && !page.includes('/shared/'))
      .flatMap((page) => {
        const names = page.split('/').slice(0, -1);
        return names.map((_, index) => routeKey(`/${names.slice(0, index + 1).join('/')}`));
      }),
  ),
];

describe.each(LANGUAGES)('addresses known elsewhere, in "%s"', (lang) => {
  const pages = new Set(listPagePaths(lang).map(pageAddress));

  it('redirects each address to a page', () => {
    const lost = known.filter((address) => {
      const target = pages.has(routeKey(address)) ? address : targets.get(routeKey(address));
      return target === undefined || !pages.has(routeKey(target.replace(/#.*/, '')));
    });
    expect(lost).toEqual([]);
  });
});

it('every folder of pages has an address', () => {
  const pages = new Set(listPagePaths('en').map(pageAddress));
  const lost = folders.filter((folder) => !pages.has(folder) && !targets.has(folder));
  expect(lost).toEqual([]);
});

it('no redirect is unused', () => {
  const keys = new Set([...known.map(routeKey), ...folders]);
  expect(redirects.map(([from]) => from).filter((from) => !keys.has(routeKey(from)))).toEqual([]);
});
