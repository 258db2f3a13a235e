import { describe, expect, it } from 'vitest';
import {
  encodePath,
  formatAddress,
  pageFileStem,
  pageFileUrl,
  parseAddress,
  publicUrl,
  type RouteSpace,
  routeKey,
  stripBase,
  withBase,
} from './routes.ts';
import { RouteTable } from './routeTable.ts';
import { decodePath, isBelow } from './urlPath.ts';

const plain: RouteSpace = { base: '/', languages: ['en', 'zh'], versions: [], defaultVersion: '' };
const versioned: RouteSpace = {
  base: '/docs/',
  languages: ['en', 'zh'],
  versions: ['v2', 'v1'],
  defaultVersion: 'v2',
};

describe('language', () => {
  const table = new RouteTable(plain, ['/', '/zh/']);

  it.each([
    ['/zh/none', 'zh'],
    ['/ZH/none', 'zh'],
    ['/zh%2Fnone', 'zh'],
    ['/zhang', 'en'],
    ['/zh-tw/none', 'en'],
    ['/guide/zhuyin', 'en'],
    ['/english', 'en'],
    ['/', 'en'],
  ])('detects the language of %s by whole segments: %s', (path, lang) => {
    expect(parseAddress(plain, decodePath(path)).lang).toBe(lang);
    if (path !== '/') expect(table.resolve(path)).toEqual({ kind: 'notFound', version: '', lang });
  });

  it.each([
    ['/guide/zh/none', 'zh'],
    ['/none/ZH', 'zh'],
    ['/zh/none/en', 'zh'],
    ['/none/en/zh', 'en'],
    ['/none/zh-tw', 'en'],
  ])('detects the language of the unknown path %s by any segment: %s', (path, lang) => {
    expect(table.resolve(path)).toEqual({ kind: 'notFound', version: '', lang });
  });

  it('reports whether a path names the language', () => {
    expect(parseAddress(plain, '/en/guide')).toMatchObject({ path: '/guide', namesLang: true });
    expect(parseAddress(plain, '/guide')).toMatchObject({ path: '/guide', namesLang: false });
  });
});

describe('versions', () => {
  const paths = ['/docs/', '/docs/guide', '/docs/zh/guide', '/docs/v1/guide', '/docs/v1/zh/guide'];
  const table = new RouteTable(versioned, paths);

  it('parses versions before the language', () => {
    expect(parseAddress(versioned, '/v1/zh/guide')).toMatchObject({
      version: 'v1',
      lang: 'zh',
      path: '/guide',
    });
    expect(parseAddress(versioned, '/zh/v1/guide')).toMatchObject({
      version: 'v2',
      lang: 'zh',
      path: '/v1/guide',
    });
    expect(formatAddress(versioned, { version: 'v1', lang: 'zh', path: '/a' })).toBe('/docs/v1/zh/a');
  });

  it('omits the segment of the default version', () => {
    expect(formatAddress(versioned, { version: 'v2', lang: 'en', path: '/a' })).toBe('/docs/a');
    expect(table.resolve('/docs/v2/guide')).toEqual({ kind: 'redirect', to: '/docs/guide' });
    expect(table.resolve('/docs/v2/en/guide')).toEqual({ kind: 'redirect', to: '/docs/guide' });
    expect(table.resolve('/docs/v1/en/guide')).toEqual({ kind: 'redirect', to: '/docs/v1/guide' });
  });

  it('returns the version of an unknown path', () => {
    expect(table.resolve('/docs/v1/zh/none')).toEqual({ kind: 'notFound', version: 'v1', lang: 'zh' });
  });

  it('matches versions by segment', () => {
    expect(parseAddress(versioned, '/v1.5/guide')).toMatchObject({ version: 'v2', path: '/v1.5/guide' });
  });
});

describe('base path', () => {
  it('removes and adds the base', () => {
    expect(stripBase('/docs/', '/docs/guide')).toBe('/guide');
    expect(stripBase('/docs/', '/docs')).toBe('/');
    expect(stripBase('/docs/', '/docsite/guide')).toBeUndefined();
    expect(stripBase('/docs/', '/guide')).toBeUndefined();
    expect(stripBase('/', 'guide')).toBe('/guide');
    expect(withBase('/docs/', '/guide')).toBe('/docs/guide');
    expect(withBase('/', '/guide')).toBe('/guide');
  });

  it('finds pages below the base only', () => {
    const table = new RouteTable(versioned, ['/docs/', '/docs/guide']);
    expect(table.resolve('/guide')).toEqual({ kind: 'notFound', version: 'v2', lang: 'en' });
    expect(table.resolve('/docs')).toEqual({ kind: 'redirect', to: '/docs/' });
  });
});

describe('nearest', () => {
  const table = new RouteTable(plain, ['/', '/zh/', '/guide/', '/zh/guide/start']);
  const near = (lang: string, path: string) => table.nearest({ version: '', lang, path });

  it('returns the page itself if it exists', () => {
    expect(near('zh', '/guide/start')).toEqual({ path: '/zh/guide/start', exact: true });
  });

  it('returns the closest ancestor with a page', () => {
    expect(near('en', '/guide/start')).toEqual({ path: '/guide/', exact: false });
    expect(near('zh', '/guide/other/deep/')).toEqual({ path: '/zh/', exact: false });
  });

  it('returns nothing for an empty language or an invalid path', () => {
    const empty = new RouteTable(plain, ['/']);
    expect(empty.nearest({ version: '', lang: 'zh', path: '/guide/a/b' })).toBeUndefined();
    expect(empty.nearest({ version: '', lang: 'zh', path: 'guide' })).toBeUndefined();
  });
});

describe('paths', () => {
  it.each([
    ['/guide', '/guide/start', true],
    ['/guide/', '/guide/start', true],
    ['/guide/', '/guide', true],
    ['/guide', '/guide', true],
    ['/guide', '/guidebook', false],
    ['/guide/', '/guidebook/a', false],
    ['/', '/anything', true],
    ['/guide/start', '/guide', false],
  ])('isBelow(%s, %s) is %s', (prefix, path, expected) => {
    expect(isBelow(prefix, path)).toBe(expected);
  });

  it('compares paths without extension and case', () => {
    for (const path of ['/Guide/', '/guide.html', '/guide/index', '/guide/index.html', '//guide//'])
      expect(routeKey(path)).toBe('/guide');
    for (const path of ['/', '', '/index', '/index.html']) expect(routeKey(path)).toBe('/');
    expect(routeKey('/reindex')).toBe('/reindex');
    expect(routeKey('/a.html5')).toBe('/a.html5');
  });

  it('converts paths to files', () => {
    expect(pageFileStem('/', '/')).toBe('index');
    expect(pageFileStem('/docs/', '/docs/zh/guide/')).toBe('zh/guide/index');
    expect(pageFileStem('/docs/', '/docs/guide/cli')).toBe('guide/cli');
    expect(pageFileUrl('/docs/', '/docs/zh/guide/', '.json')).toBe('/docs/zh/guide/index.json');
  });

  it.each([
    ['/50% off', '/50%25%20off'],
    ['/a%20b', '/a%2520b'],
    ['/c#?"<', '/c%23%3F%22%3C'],
    ['/入门', '/%E5%85%A5%E9%97%A8'],
    ['/\ud800', '/%EF%BF%BD'],
    ["/a'(b)+c&d", "/a'(b)+c&d"],
  ])('encodes %s as %s', (name, address) => {
    expect(encodePath(name)).toBe(address);
    expect(formatAddress(plain, { version: '', lang: 'zh', path: name })).toBe(`/zh${address}`);
    expect(pageFileStem('/docs/', `/docs${address}`)).toBe(decodePath(address).slice(1));
  });

  it('accepts encoded and unencoded paths of public files', () => {
    expect(publicUrl('/docs/', '/a b.pdf?x y#z')).toBe('/docs/a%20b.pdf?x y#z');
    expect(publicUrl('/docs/', '/a%20b%23.pdf')).toBe('/docs/a%20b%23.pdf');
    for (const url of ['//cdn.test/a b', 'https://a.test/', 'a.svg', ''])
      expect(publicUrl('/docs/', url)).toBe(url);
  });

  it('decodes paths except for invalid sequences', () => {
    expect(decodePath('/%E5%85%A5%E9%97%A8%20a')).toBe('/入门 a');
    expect(decodePath('/100%/%zz/%')).toBe('/100%/%zz/%');
    expect(decodePath('/%ff/%41')).toBe('/%ff/A');
  });
});
