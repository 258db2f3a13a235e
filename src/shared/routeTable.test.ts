import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { allVersions, formatAddress, parseAddress, type RouteSpace, stripBase } from './routes.ts';
import { RouteTable } from './routeTable.ts';
import { decodePath } from './urlPath.ts';

const pages = [
  '/',
  '/guide/start/',
  '/guide/start/quick-start',
  '/config/test/includeSource',
  '/guide/进阶 a',
  '/50% off',
  '/a%20b',
];

function pathsIn(space: RouteSpace): string[] {
  return allVersions(space).flatMap((version) =>
    space.languages.flatMap((lang) => pages.map((path) => formatAddress(space, { version, lang, path }))),
  );
}

const spaces: RouteSpace[] = [
  { base: '/', languages: ['en', 'zh'], versions: [], defaultVersion: '' },
  { base: '/', languages: ['en'], versions: [], defaultVersion: '' },
  { base: '/my/docs/', languages: ['zh-CN', 'en'], versions: ['2.x', 'v1'], defaultVersion: '2.x' },
];
const sites = spaces.map((space) => ({
  space,
  known: new Set(pathsIn(space)),
  table: new RouteTable(space, pathsIn(space)),
}));
const anySite = fc.constantFrom(...sites);

/** Everything that has broken a router before, mixed with what pages are called. */
const hostilePath = fc.constantFrom(
  ...['/', '//', '\\', '%', '%2', '%2f', '%2F%2f', '%5c', '%00', '%ff', '%e4%bd', '%25', '%2525', '\0', '\n'],
  ...['\ud800', '\udfff', '..', '.', '?', '#', '@', ':', ' ', '.html', '.HTML', 'index', 'INDEX', '404'],
  ...[
    'evil.test',
    'https:',
    'en',
    'zh',
    'zh-CN',
    'EN',
    '2.x',
    'v1',
    'my/docs',
    '/my/docs/',
    'guide',
    'start',
  ],
  ...['/guide/start', 'quick-start', '/config/test/includesource', '__proto__', 'constructor'],
);
const anyPath = fc
  .array(fc.oneof({ weight: 4, arbitrary: hostilePath }, fc.string({ unit: 'binary', maxLength: 4 })), {
    maxLength: 9,
  })
  .map((parts) => parts.join(''));

describe('resolving any request', () => {
  it('never throws for any path', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(anySite, anyPath, ({ table }, path) => {
        kinds.add(table.resolve(path).kind);
      }),
      { numRuns: runs(100_000) },
    );
    expect([...kinds].sort(), 'the paths reach every kind of answer').toEqual([
      'notFound',
      'page',
      'redirect',
    ]);
  });

  it('only redirects within this site, and to a page unless the path names the default language', () => {
    fc.assert(
      fc.property(anySite, fc.boolean(), anyPath, ({ table, known, space }, inBase, path) => {
        const resolution = table.resolve(inBase ? space.base + path : path);
        if (resolution.kind === 'redirect' && !known.has(resolution.to)) {
          expect(resolution.to).toMatch(new RegExp(`^${space.base}(?!/)`));
          expect(table.resolve(resolution.to).kind).toBe('notFound');
          expect(decodePath(path).toLowerCase()).toContain(space.languages[0]?.toLowerCase());
        }
        if (resolution.kind === 'page') expect(known).toContain(resolution.path);
        if (resolution.kind === 'notFound') {
          expect(space.languages).toContain(resolution.lang);
          expect([...space.versions, space.defaultVersion]).toContain(resolution.version);
        }
      }),
      { numRuns: runs(20_000) },
    );
  });

  it('never redirects the target of a redirect', () => {
    fc.assert(
      fc.property(anySite, anyPath, ({ table, space }, path) => {
        const resolution = table.resolve(space.base + path);
        if (resolution.kind !== 'redirect') return;
        expect(table.resolve(resolution.to).kind).not.toBe('redirect');
      }),
      { numRuns: runs(20_000) },
    );
  });

  it('removes all segments of the default language in one step', () => {
    for (const path of ['/en/en', '/en/en.html', '/EN/en/index.html'])
      expect(sites[0]?.table.resolve(path)).toEqual({ kind: 'redirect', to: '/' });
  });

  it.each([
    '/en//evil.test',
    '/en/\\evil.test',
    '/en%2f%2fevil.test',
    '/en/%5c%5cevil.test',
    '/en//en//evil.test',
  ])('keeps %s on this origin', (path) => {
    const page = '/evil.test';
    const table = new RouteTable({ base: '/', languages: ['en'], versions: [], defaultVersion: '' }, [page]);
    expect(table.resolve(path)).toEqual({ kind: 'redirect', to: page });
    expect(sites[0]?.table.resolve(path)).toEqual({ kind: 'redirect', to: page });
  });

  it.each([
    ['/en/nowhere', '/nowhere'],
    ['/EN/No/Where', '/No/Where'],
    ['/en/en/nowhere', '/nowhere'],
    ['/zh/en/nowhere', '/zh/nowhere'],
    ['/zh/en/guide/start', '/zh/guide/start/'],
    ['/zh/en', '/zh/'],
  ])('redirects %s to %s, because the default language has no segment', (path, to) => {
    expect(sites[0]?.table.resolve(path)).toEqual({ kind: 'redirect', to });
  });

  it.each(['/nowhere', '/entry', '/zh/nowhere', '/zh/entry/en', '/en/a%23b', '/en/%00', '//evil.test'])(
    'finds no page at %s',
    (path) => expect(sites[0]?.table.resolve(path)?.kind).toBe('notFound'),
  );
});

describe('variants of a path', () => {
  const variant = fc.record({
    suffix: fc.constantFrom('', '/', '.html', '/index', '/index/', '/index.html', '.HTML', '/INDEX.Html'),
    upper: fc.boolean(),
    doubled: fc.boolean(),
    encoded: fc.boolean(),
    page: fc.constantFrom(...pages),
    named: fc.boolean(),
  });

  it('redirects all variants to the canonical path', () => {
    fc.assert(
      fc.property(anySite, fc.nat(), fc.nat(), variant, ({ space, table }, v, l, options) => {
        const version = space.versions[v % Math.max(1, space.versions.length)] ?? '';
        const lang = space.languages[l % space.languages.length] ?? '';
        const canonical = formatAddress(space, { version, lang, path: options.page });
        const requestPath = options.named
          ? `${space.base.slice(0, -1)}${version && `/${version}`}/${lang}${options.page}`
          : decodePath(canonical);
        let rest = requestPath.slice(space.base.length).replace(/\/$/, '');
        if (rest !== '') rest += options.suffix;
        if (options.upper) rest = rest.toUpperCase();
        if (options.doubled) rest = rest.replaceAll('/', '//');
        const path = space.base + (options.encoded || rest.includes('%') ? encodeURIComponent(rest) : rest);
        const isCanonical = [canonical, decodePath(canonical)].includes(path);
        expect(table.resolve(path)).toEqual(
          isCanonical ? { kind: 'page', path: canonical } : { kind: 'redirect', to: canonical },
        );
      }),
      { numRuns: runs(20_000) },
    );
  });

  it.each([
    ['/guide/start', '/guide/start/'],
    ['/guide/start.html', '/guide/start/'],
    ['/guide/start/index.html', '/guide/start/'],
    ['/guide/start/quick-start/', '/guide/start/quick-start'],
    ['/CONFIG/test/INCLUDESOURCE.html', '/config/test/includeSource'],
    ['/en/guide/start/', '/guide/start/'],
    ['/en', '/'],
    ['/en.html', '/'],
    ['/zh', '/zh/'],
    ['/zh/index', '/zh/'],
    ['/zh%2Fguide%2Fstart%2F', '/zh/guide/start/'],
    ['/guide\\start\\', '/guide/start/'],
    ['/index.html', '/'],
    ['', '/'],
  ])('redirects %s to %s', (requestPath, canonical) => {
    expect(sites[0]?.table.resolve(requestPath)).toEqual({ kind: 'redirect', to: canonical });
  });

  it('keeps the case of the file name in the canonical path', () => {
    const path = '/config/test/includeSource';
    expect(sites[0]?.table.resolve(path)).toEqual({ kind: 'page', path });
  });
});

describe('route addresses', () => {
  it('parses formatted addresses', () => {
    const segment = fc.stringMatching(/^[a-z][a-z-]{3,9}$/);
    const path = fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
    fc.assert(
      fc.property(fc.constantFrom(...spaces), fc.nat(), fc.nat(), path, (space, v, l, routePath) => {
        const version = space.versions[v % Math.max(1, space.versions.length)] ?? '';
        const lang = space.languages[l % space.languages.length] ?? '';
        const formatted = formatAddress(space, { version, lang, path: routePath });
        const read = parseAddress(space, stripBase(space.base, formatted) ?? '');
        expect(read).toMatchObject({ version, lang, path: routePath });
      }),
    );
  });
});
