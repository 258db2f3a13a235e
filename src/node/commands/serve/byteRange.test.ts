import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { serveForTest } from '../../../../testing/servedSite.ts';
import { temporaryFolder, writeFiles } from '../../../../testing/temporarySite.ts';

const long = 'abcdefghij'.repeat(100);

function setUp() {
  const folder = path.join(temporaryFolder(), 'dist');
  const routes = { base: '/', languages: ['en'], versions: [], defaultVersion: '', pages: ['/guide'] };
  writeFiles(folder, {
    'routes.json': JSON.stringify(routes),
    'guide.html': long,
    '404.html': 'Lost',
    'assets/font.12345678.woff2': long,
  });
  const served = serveForTest(folder);
  return async (path: string, headers: Record<string, string | undefined> = {}) =>
    (await served).ask(path, headers);
}

describe('byte ranges', () => {
  const font = '/assets/font.12345678.woff2';

  it('returns a byte range with status 206 and its position in the file', async () => {
    const answer = await setUp()(font, { range: 'bytes=3-6' });
    expect([answer.status, answer.text]).toEqual([206, 'defg']);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes 3-6/${long.length}`,
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('returns status 416 for a range outside of the file', async () => {
    const answer = await setUp()(font, { range: 'bytes=99999-' });
    expect([answer.status, answer.text]).toEqual([416, '']);
    expect(answer.headers['content-range']).toBe(`bytes */${long.length}`);
  });

  it('returns a range only while the file is unchanged (If-Range)', async () => {
    const ask = setUp();
    const { etag = '' } = (await ask(font)).headers;
    const statusWith = async (ifRange: string) =>
      (await ask(font, { range: 'bytes=0-1', 'if-range': ifRange })).status;
    expect(await statusWith(etag)).toBe(206);
    for (const other of ['"other"', 'Wed, 21 Oct 2015 07:28:00 GMT'])
      expect(await statusWith(other)).toBe(200);
  });

  it('returns status 304 for a range of an unchanged file', async () => {
    const ask = setUp();
    const { etag } = (await ask(font)).headers;
    expect(await ask(font, { range: 'bytes=0-1', 'if-none-match': etag })).toMatchObject({ status: 304 });
  });

  it('returns ranges uncompressed, and never of the 404 page', async () => {
    const ask = setUp();
    const range = 'bytes=0-1';
    const notFound = await ask('/none', { range });
    expect([notFound.status, notFound.text]).toEqual([404, 'Lost']);
    const part = await ask('/guide', { range, 'accept-encoding': 'br' });
    expect([part.status, part.text, part.headers['content-encoding']]).toEqual([206, 'ab', undefined]);
  });
});
