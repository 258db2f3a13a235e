import { afterEach, describe, expect, it, vi } from 'vitest';
import { homePageFor, showLocalizedNotFoundPage } from './notFoundPage.ts';

const homes = ['/docs/', '/docs/zh/', '/docs/v1/', '/docs/v1/zh/'];

it.each([
  ['/docs/nope', '/docs/'],
  ['/docs/zh/nope', '/docs/zh/'],
  ['/docs/ZH/guide/nope', '/docs/zh/'],
  ['/docs/v1/zh/nope', '/docs/v1/zh/'],
  ['/docs/zhongwen', '/docs/'],
  ['/docs/nope/zh/nope', '/docs/zh/'],
  ['/docs/nope/ZH?q=1', '/docs/zh/'],
  ['/docs/nope?q=/zh/#/zh/', '/docs/'],
  ['/docs/nope/v1/zh/', '/docs/v1/zh/'],
  ['/elsewhere', '/docs/'],
])('returns the home page of %s: %s', (path, home) => {
  expect(homePageFor(homes, path)).toBe(home);
});

it('chooses the language named first', () => {
  const languages = ['/', '/zh/', '/fr/'];
  expect(homePageFor(languages, '/fr/nope/zh')).toBe('/fr/');
  expect(homePageFor(languages, '/zh/nope/fr')).toBe('/zh/');
});

/** The not-found pages of a site with two languages and versions: each knows its own other language and version. */
const pages: Record<string, string[]> = {
  '/docs/': ['/docs/', '/docs/zh/', '/docs/v1/'],
  '/docs/zh/': ['/docs/zh/', '/docs/', '/docs/v1/zh/'],
  '/docs/v1/': ['/docs/v1/', '/docs/v1/zh/', '/docs/'],
  '/docs/v1/zh/': ['/docs/v1/zh/', '/docs/v1/', '/docs/zh/'],
};

describe('a host with a single 404.html', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Returns the home of the page that is shown in the end, the URL in the address bar, and the number of steps. */
  function follow(address: string): [home: string, shown: string, steps: number] {
    let url = new URL(address, 'https://site.test');
    for (let [home, steps] = ['/docs/', 0]; ; steps++) {
      let next: string | undefined;
      let shown = url.pathname + url.search + url.hash;
      const { origin, pathname, search, hash } = url;
      vi.stubGlobal('origin', origin);
      vi.stubGlobal('location', { origin, pathname, search, hash, replace: (to: string) => (next = to) });
      const replaceState = (_: unknown, __: string, to: string) => (shown = to.replace(origin, ''));
      vi.stubGlobal('history', { state: null, replaceState });
      showLocalizedNotFoundPage(pages[home] ?? []);
      if (next === undefined || steps > 3) return [home, shown, steps];
      url = new URL(next, url);
      home = url.pathname.replace('404.html', '');
    }
  }

  it.each([
    ['/docs/nope?q=1#part', '/docs/', 0],
    ['/docs/zh/nope?q=1#part', '/docs/zh/', 1],
    ['/docs/v1/nope', '/docs/v1/', 1],
    ['/docs/v1/zh/nope?q=1#part', '/docs/v1/zh/', 2],
    ['/docs/nope/zh/nope', '/docs/zh/', 1],
    ['/docs/v1/nope/zh', '/docs/v1/zh/', 2],
  ])('redirects %s to the 404 page of %s, and restores the address', (address, home, steps) => {
    expect(follow(address)).toEqual([home, address, steps]);
  });

  it.each(['@evil.test/', 'https://evil.test/', ''])('ignores %j as the requested path', (asked) => {
    const address = `/docs/404.html?asked=${encodeURIComponent(asked)}`;
    expect(follow(address)).toEqual(['/docs/', address, 0]);
  });
});
