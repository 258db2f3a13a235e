import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../../testing/temporarySite.ts';
import { type Answer, type Question, readRange, StaticSite } from './staticSite.ts';

it.each([
  ['bytes=0-9', [0, 9]],
  ['bytes=90-', [90, 99]],
  ['bytes=0-', [0, 99]],
  ['bytes=-10', [90, 99]],
  ['bytes=-1000', [0, 99]],
  ['bytes=99-1000', [99, 99]],
  ['BYTES= 5-5 ', [5, 5]],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
  ['bytes=-0', 'none'],
  [undefined, undefined],
  ['bytes=9-0', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-9', undefined],
])('%s of a hundred bytes', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

it('an empty file has no byte to ask for', () => {
  expect(readRange('bytes=0-', 0)).toBe('none');
  expect(readRange('bytes=-5', 0)).toBe('none');
});

const long = 'abcdefghij'.repeat(100);

function setUp() {
  const folder = path.join(temporaryFolder(), 'dist');
  const routes = { base: '/', languages: ['en'], versions: [], defaultVersion: '', pages: ['/guide'] };
  writeFiles(folder, {
    'routes.json': JSON.stringify(routes),
    'guide.html': long,
    '404.html': 'Lost',
    'assets/font.woff2': long,
  });
  const site = new StaticSite(folder);
  return (pathname: string, more: Partial<Question> = {}): Promise<Answer> =>
    site.answer({ pathname, search: '', acceptEncoding: '', ...more });
}

const textOf = ({ body }: Answer) => body?.toString('utf8') ?? '';

describe('parts of files', () => {
  const font = '/assets/font.woff2';

  it('are answered with 206, and where they lie in the file', async () => {
    const answer = await setUp()(font, { range: 'bytes=3-6' });
    expect([answer.status, textOf(answer)]).toEqual([206, 'defg']);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes 3-6/${long.length}`,
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('that there are not are answered with 416', async () => {
    const answer = await setUp()(font, { range: 'bytes=99999-' });
    expect([answer.status, textOf(answer)]).toEqual([416, '']);
    expect(answer.headers['content-range']).toBe(`bytes */${long.length}`);
  });

  it('are only sent of the file that the reader has begun with', async () => {
    const ask = setUp();
    const { etag = '' } = (await ask(font)).headers;
    const statusWith = async (ifRange: string) => (await ask(font, { range: 'bytes=0-1', ifRange })).status;
    expect(await statusWith(etag)).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2015 07:28:00 GMT'])
      expect(await statusWith(other)).toBe(200);
  });

  it('are not sent again when nothing has changed', async () => {
    const ask = setUp();
    const { etag } = (await ask(font)).headers;
    expect(await ask(font, { range: 'bytes=0-1', ifNoneMatch: etag })).toMatchObject({ status: 304 });
  });

  it('are parts of what is stored: a compressed answer, or an unknown address, has none', async () => {
    const ask = setUp();
    const range = 'bytes=0-1';
    for (const [pathname, acceptEncoding, status] of [
      ['/guide', 'br', 200],
      ['/none', '', 404],
    ] as const) {
      const answer = await ask(pathname, { range, acceptEncoding });
      expect(answer.status).toBe(status);
      expect(answer.headers).not.toHaveProperty('accept-ranges');
    }
    expect(textOf(await ask('/guide', { range }))).toBe('ab');
  });
});
