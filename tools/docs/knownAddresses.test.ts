import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import siteConfig from '../../site.config.ts';
import { routeKey } from '../../src/shared/routes.ts';
import { pathsOf } from './chosenPages.ts';
import { LANGUAGES } from './pages.ts';

const known = readFileSync(path.join(import.meta.dirname, 'knownAddresses.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'));
const redirects = Object.entries(siteConfig.redirects ?? {});
const targets = new Map(redirects.map(([from, to]) => [routeKey(from), to]));

/** `/guide/start/` for `guide/start/index`. */
const addressOf = (page: string): string => routeKey(`/${page.replace(/(^|\/)index$/, '$1')}`);

describe.each(LANGUAGES)('addresses known elsewhere, in “%s”', (lang) => {
  const pages = new Set(pathsOf(lang).map(addressOf));

  it('each leads to a page', () => {
    const lost = known.filter((address) => {
      const target = pages.has(routeKey(address)) ? address : targets.get(routeKey(address));
      return target === undefined || !pages.has(routeKey(target.replace(/#.*/, '')));
    });
    expect(lost).toEqual([]);
  });
});

it('no redirect is left over', () => {
  const keys = new Set(known.map(routeKey));
  expect(redirects.map(([from]) => from).filter((from) => !keys.has(routeKey(from)))).toEqual([]);
});
