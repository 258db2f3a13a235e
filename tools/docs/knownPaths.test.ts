import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import siteConfig from '../../site.config.ts';
import { routeKey } from '../../src/shared/routes.ts';
import { listPagePaths } from './chosenPages.ts';
import { LANGUAGES } from './pages.ts';

const known = readFileSync(path.join(import.meta.dirname, 'knownPaths.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'));
const redirects = Object.entries(siteConfig.redirects ?? {});
const targets = new Map(redirects.map(([from, to]) => [routeKey(from), to]));

/** `/guide/start/` for `guide/start/index`. */
const pagePath = (page: string): string => routeKey(`/${page.replace(/(^|\/)index$/, '$1')}`);

/** The paths of the folders that contain pages: `/guide/basic`. */
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

describe.each(LANGUAGES)('paths that other sites link to, in "%s"', (lang) => {
  const pages = new Set(listPagePaths(lang).map(pagePath));

  it('redirects each path to a page', () => {
    const missing = known.filter((knownPath) => {
      const target = pages.has(routeKey(knownPath)) ? knownPath : targets.get(routeKey(knownPath));
      return target === undefined || !pages.has(routeKey(target.replace(/#.*/, '')));
    });
    expect(missing).toEqual([]);
  });
});

it('every folder of pages has a page or a redirect', () => {
  const pages = new Set(listPagePaths('en').map(pagePath));
  const missing = folders.filter((folder) => !pages.has(folder) && !targets.has(folder));
  expect(missing).toEqual([]);
});

it('no redirect is unused', () => {
  const keys = new Set([...known.map(routeKey), ...folders]);
  expect(redirects.map(([from]) => from).filter((from) => !keys.has(routeKey(from)))).toEqual([]);
});
