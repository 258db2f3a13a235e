import { spawnSync } from 'node:child_process';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rawRequest } from './support/rawRequest.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/guide/start/';

/** Returns a script that every page references. */
async function scriptPath(origin: string | undefined): Promise<string> {
  const { body } = await rawRequest(origin, PAGE);
  return /<script src="([^"]+)"/.exec(body.toString())?.[1] ?? '';
}

for (const [encoding, decompress] of [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const) {
  test(`text is compressed with ${encoding} for clients that accept it`, async ({ baseURL }) => {
    for (const path of [PAGE, '/guide/start/index.json', await scriptPath(baseURL)]) {
      const plain = await rawRequest(baseURL, path);
      const packed = await rawRequest(baseURL, path, { headers: { 'accept-encoding': encoding } });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers.vary).toMatch(/accept-encoding/i);
      expect(packed.body.length).toBeLessThan(plain.body.length);
      expect(decompress(packed.body).equals(plain.body)).toBe(true);
    }
  });
}

test('the server picks the best encoding that the client accepts', async ({ baseURL }) => {
  const encodingFor = async (accepted: string) =>
    (await rawRequest(baseURL, PAGE, { headers: { 'accept-encoding': accepted } })).headers[
      'content-encoding'
    ];
  expect(await encodingFor('gzip, deflate, br, zstd')).toBe('br');
  expect(await encodingFor('br;q=0, gzip')).toBe('gzip');
  expect(await encodingFor('br;q=0.0, gzip;q=0')).toBeUndefined();
  expect(await encodingFor('compress')).toBeUndefined();
});

test('files with a hash in their name are cached forever, pages are revalidated', async ({ baseURL }) => {
  const script = await rawRequest(baseURL, await scriptPath(baseURL));
  expect(script.headers['cache-control']).toMatch(/max-age=31536000.*immutable/);
  expect(script.headers['content-type']).toMatch(/^text\/javascript; charset=utf-8$/);
  const page = await rawRequest(baseURL, PAGE);
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('unchanged files are not sent again', async ({ baseURL }) => {
  const first = await rawRequest(baseURL, PAGE);
  const { etag } = first.headers;
  expect(etag).toMatch(/^(?:W\/)?".+"$/);
  for (const known of [etag ?? '', etag?.replace('W/', '') ?? '', `"other", ${etag}`]) {
    const again = await rawRequest(baseURL, PAGE, { headers: { 'if-none-match': known } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers.etag).toBe(etag);
  }
  const changed = await rawRequest(baseURL, PAGE, { headers: { 'if-none-match': '"other"' } });
  expect([changed.status, changed.body.length]).toEqual([200, first.body.length]);
});

test('every response forbids MIME sniffing', async ({ baseURL }) => {
  for (const path of [PAGE, '/routes.json', '/nowhere', '/icon.svg', await scriptPath(baseURL)]) {
    const { headers } = await rawRequest(baseURL, path);
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
  }
});

test('serves the favicon that browsers request by default', async ({ baseURL }) => {
  const { status, headers, body } = await rawRequest(baseURL, '/favicon.ico');
  expect([status, headers['content-type']]).toEqual([200, 'image/x-icon']);
  expect(body.length).toBeGreaterThan(100);
});

test('HEAD gets the same headers without the body', async ({ baseURL }) => {
  for (const path of [PAGE, '/nowhere', '/guide/start']) {
    const get = await rawRequest(baseURL, path);
    const head = await rawRequest(baseURL, path, { method: 'HEAD' });
    expect(head.status).toBe(get.status);
    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  }
});

test('the server rejects methods other than GET and HEAD with 405', async ({ baseURL }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const { status, headers } = await rawRequest(baseURL, PAGE, { method });
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
});

test('range requests return part of a file, for media players and resumed downloads', async ({ baseURL }) => {
  const whole = await rawRequest(baseURL, '/icon.svg');
  expect(whole.headers['accept-ranges']).toBe('bytes');
  const ask = (range: string, more = {}) => rawRequest(baseURL, '/icon.svg', { headers: { range, ...more } });
  const length = whole.body.length;
  const part = await ask('bytes=2-5', { 'if-range': whole.headers.etag });
  expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 2-5/${length}`]);
  expect(part.body.equals(whole.body.subarray(2, 6))).toBe(true);
  expect((await ask('bytes=-4')).body.equals(whole.body.subarray(-4))).toBe(true);
  expect((await ask('bytes=2-5', { 'if-range': '"other"' })).body.length).toBe(length);
  const beyond = await ask(`bytes=${length}-`);
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${length}`]);
});

test.describe('the command', () => {
  const serve = (...args: string[]) => {
    const program = ['src/node/commands/serve.ts', ...args];
    // the test's timeout can't interrupt a blocking call
    return spawnSync(process.execPath, program, { encoding: 'utf8', timeout: 90_000 });
  };

  test('exits with advice if the port is in use', ({ baseURL }) => {
    const { port } = new URL(baseURL ?? '');
    const { status, stderr } = serve('--port', port);
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^Port ${port} is already in use\\. .*"--port 0".*\\n$`));
  });

  test('exits with an error if the host is not an address of this machine', () => {
    const { status, stderr } = serve('--host', '192.0.2.1', '--port', '0');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^"192\.0\.2\.1" is not an address of this machine\. .*\n$/);
  });
});
