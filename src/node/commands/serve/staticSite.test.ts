import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { serveForTest } from '../../../../testing/servedSite.ts';
import { type Files, temporaryFolder, writeFiles } from '../../../../testing/temporarySite.ts';
import type { RoutesFile } from '../../../shared/routes.ts';
import { StaticSite } from './staticSite.ts';

const long = `/* ${'long enough to compress '.repeat(200)} */`;

const routes: RoutesFile = {
  base: '/',
  languages: ['en', 'zh'],
  versions: [],
  defaultVersion: '',
  pages: ['/', '/guide/', '/guide/cliOptions', '/zh/', '/zh/%E5%85%A5%E9%97%A8'],
};

const files: Files = {
  'index.html': '<h1>Home</h1>',
  'guide/index.html': `<h1>Guide</h1>${long}`,
  'guide/cliOptions.html': '<h1>Options</h1>',
  'zh/index.html': '<h1>首页</h1>',
  'zh/入门.html': '<h1>入门</h1>',
  '404.html': '<h1>Lost</h1>',
  'zh/404.html': '<h1>迷路</h1>',
  'guide/index.json': '{}',
  'assets/a.12345678.js': long,
  'assets/a.12345678.js.br': brotliCompressSync('from the br file'),
  'assets/a.12345678.js.gz': gzipSync('from the gz file'),
  'assets/font.12345678.woff2': long,
  'assets/logo.woff2': long,
  'icon.svg': '<svg/>',
};

function setUp(changes: Partial<RoutesFile> = {}) {
  const root = temporaryFolder();
  const folder = path.join(root, 'dist');
  writeFiles(folder, { ...files, 'routes.json': JSON.stringify({ ...routes, ...changes }) });
  writeFiles(root, { 'secret.txt': 'secret', 'dist-secret/secret.txt': 'secret' });
  const served = serveForTest(folder);
  return async (path: string, headers: Record<string, string | undefined> = {}, method?: string) =>
    (await served).ask(path, headers, method);
}

describe('pages', () => {
  it.each([
    ['/', '<h1>Home</h1>'],
    ['/guide/cliOptions', '<h1>Options</h1>'],
    ['/zh/', '<h1>首页</h1>'],
    ['/zh/%E5%85%A5%E9%97%A8', '<h1>入门</h1>'],
  ])('serves the page at %s', async (pathname, html) => {
    const answer = await setUp()(pathname);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.text).toBe(html);
  });
});

describe('variants of a path', () => {
  it.each([
    ['/guide', '/guide/'],
    ['/guide.html', '/guide/'],
    ['/guide/index.html', '/guide/'],
    ['/GUIDE/CLIoptions', '/guide/cliOptions'],
    ['/guide%2FcliOptions', '/guide/cliOptions'],
    ['/en/guide/', '/guide/'],
    ['/en', '/'],
    ['/zh', '/zh/'],
    ['/zh/%E5%85%A5%E9%97%A8/', '/zh/%E5%85%A5%E9%97%A8'],
  ])('redirects %s to %s, keeping the query', async (pathname, location) => {
    const answer = await setUp()(`${pathname}?a=%2F%2Fb`);
    expect(answer).toMatchObject({ status: 301, headers: { location: `${location}?a=%2F%2Fb` } });
  });

  it.each([
    '/en//evil.test',
    '/en/%2f%2fevil.test',
    '/en/\\evil.test',
    '//evil.test/en/',
    '/https://evil.test',
  ])('does not redirect %s to another origin', async (pathname) => {
    const { status, headers } = await setUp()(pathname);
    expect(status).toBe(pathname.startsWith('/en/') ? 301 : 404);
    expect(new URL(headers.location ?? '/', 'https://site.test').origin).toBe('https://site.test');
  });
});

describe('unknown paths', () => {
  it.each([
    ['/none', 'Lost'],
    ['/zh/none', '迷路'],
    ['/ZH/none.html', '迷路'],
    ['/zhx', 'Lost'],
    ['/404', 'Lost'],
    ['/404.html', 'Lost'],
    ['/zh/404.html', '迷路'],
    ['/assets/', 'Lost'],
    [`/${'long'.repeat(2000)}`, 'Lost'],
    ['/%', 'Lost'],
    ['/%c3%28', 'Lost'],
  ])('serves the not-found page in the language of %s', async (pathname, title) => {
    const answer = await setUp()(pathname);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe(`<h1>${title}</h1>`);
  });

  it('serves the not-found page for paths outside of the base', async () => {
    const answer = await setUp({ base: '/docs/', pages: ['/docs/'] })('/none');
    expect([answer.status, answer.text]).toEqual([404, '<h1>Lost</h1>']);
  });

  it.each([
    '/..%2fsecret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fdist-secret/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '//etc/passwd',
    '/%2fetc/passwd',
    '/index.html%00.txt',
  ])('serves no file outside of the site for %j', async (pathname) => {
    const answer = await setUp()(pathname);
    expect([answer.status, answer.text]).toEqual([404, '<h1>Lost</h1>']);
  });
});

describe('files', () => {
  it.each([
    ['/assets/a.12345678.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/logo.woff2', 'font/woff2', 'no-cache'],
    ['/assets/font.12345678.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/guide/index.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
  ])('serves %s with its type and caching headers', async (pathname, type, caching) => {
    const { status, headers } = await setUp()(pathname);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching]);
  });

  it('serves the index of a folder in the public folder, at the URL with a slash', async () => {
    const folder = temporaryFolder();
    const more = { 'api/index.html': '<p>API</p>', 'routes.json': JSON.stringify(routes) };
    writeFiles(folder, { ...files, ...more, 'a.tar.gz': 'archive' });
    const { ask } = await serveForTest(folder);
    expect(await ask('/api/')).toMatchObject({ status: 200, text: '<p>API</p>' });
    expect(await ask('/api?a')).toMatchObject({ status: 301, headers: { location: '/api/?a' } });
    expect((await ask('/assets/')).status).toBe(404);
    const { headers } = await ask('/a.tar.gz', { 'accept-encoding': 'gzip' });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('serves files below the base only', async () => {
    const ask = setUp({ base: '/docs/', pages: ['/docs/'] });
    expect((await ask('/docs/icon.svg')).text).toBe('<svg/>');
    expect((await ask('/icon.svg')).status).toBe(404);
  });
});

describe('conditional requests', () => {
  it.each([
    ['the same', (etag: string) => etag],
    ['one of several', (etag: string) => `"other", ${etag}`],
    ['made strong by a proxy', (etag: string) => etag.replace('W/', '')],
  ])('responds with 304 when the etag is %s', async (_, ifNoneMatch) => {
    const ask = setUp();
    const { headers } = await ask('/guide/');
    const again = await ask('/guide/', { 'if-none-match': ifNoneMatch(headers.etag ?? 'none') });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect([again.headers.etag, again.headers['cache-control']]).toEqual([headers.etag, 'no-cache']);
  });

  it('returns the whole file if the etag differs', async () => {
    const ask = setUp();
    const other = (await ask('/')).headers.etag;
    expect(await ask('/guide/', { 'if-none-match': other })).toMatchObject({ status: 200 });
  });

  it('responds with 404 to conditional requests for unknown paths', async () => {
    const ask = setUp();
    const { headers } = await ask('/none');
    expect(await ask('/none', { 'if-none-match': headers.etag })).toMatchObject({ status: 404 });
  });
});

it.each([
  '/./_headers',
  '/_HEADERS',
  '/guide/..%2f_headers',
  '/assets/..%2findex.html',
  '/guide%5c..%5c_headers',
])('responds with 404 to %s, a variant of the path of a hidden file', async (pathname) => {
  const folder = temporaryFolder();
  const hidden = { _headers: '' };
  writeFiles(folder, { ...files, ...hidden, 'routes.json': JSON.stringify(routes) });
  const { ask } = await serveForTest(folder);
  const answer = await ask(pathname);
  expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-cache']);
});

describe('encodings', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
    ['brotli, xgzip', undefined],
  ])('responds to the accepted encodings "%s" with %s', async (accepted, expected) => {
    for (const path of ['/guide/', '/assets/a.12345678.js']) {
      const { headers } = await setUp()(path, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(expected);
    }
  });

  it('serves precompressed files', async () => {
    const ask = setUp();
    const br = await ask('/assets/a.12345678.js', { 'accept-encoding': 'br' });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(br.body).toString()).toBe('from the br file');
    const gz = await ask('/assets/a.12345678.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gz.body).toString()).toBe('from the gz file');
    expect((await ask('/assets/a.12345678.js')).text).toBe(long);
  });

  it('compresses pages', async () => {
    const answer = await setUp()('/guide/', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.body).toString()).toBe(files['guide/index.html']);
  });

  it('does not compress small or compressed files', async () => {
    const ask = setUp();
    for (const pathname of ['/', '/assets/font.12345678.woff2'])
      expect((await ask(pathname, { 'accept-encoding': 'br' })).headers).not.toHaveProperty(
        'content-encoding',
      );
  });
});

it('logs why a file could not be read, and does not let browsers cache the error', async () => {
  const ask = setUp();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const open = vi.spyOn(fs, 'createReadStream').mockImplementation(() => {
    const stream = new Readable({ read: () => stream.destroy(new Error('EMFILE: too many open files')) });
    return stream as fs.ReadStream;
  });
  const { status, headers } = await ask('/assets/a.12345678.js');
  expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
  expect(log.mock.calls).toEqual([['/assets/a.12345678.js: EMFILE: too many open files']]);
  open.mockRestore();
  log.mockRestore();
});

it('throws for a folder without a built site', () => {
  expect(() => new StaticSite(temporaryFolder())).toThrow('routes.json');
});

it('serves the next build, with headers that allow its scripts', async () => {
  const folder = temporaryFolder();
  const policy = (hash: string) => ({ _headers: `/*\n  Content-Security-Policy: script-src '${hash}'\n` });
  writeFiles(folder, { ...files, ...policy('one'), 'routes.json': JSON.stringify(routes) });
  const { ask } = await serveForTest(folder);
  expect((await ask('/new')).status).toBe(404);

  const pages = [...routes.pages, '/new'];
  const next = {
    ...policy('another'),
    'new.html': '<h1>New</h1>',
    'routes.json': JSON.stringify({ ...routes, pages }),
  };
  writeFiles(folder, next);
  const answer = await ask('/new');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-security-policy']).toBe("script-src 'another'");
});
