import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../../testing/temporarySite.ts';
import { checkHost, serveSite } from './serveSite.ts';

async function start(port = 0, host = '127.0.0.1', cors = false) {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'routes.json': JSON.stringify({
      base: '/',
      languages: ['en'],
      versions: [],
      defaultVersion: '',
      pages: ['/', '/a'],
    }),
    'index.html': '<h1>Home</h1>',
    'a.html': '<h1>A</h1>',
    '404.html': '<h1>Lost</h1>',
    _headers: '/*\n  Access-Control-Allow-Origin: *\n',
  });
  const server = await serveSite({ folder, port, host, cors });
  onTestFinished(() => server.close());
  return { ...server, port: Number(new URL(server.url).port) };
}

/** Requests a path exactly as written; `fetch` would normalize it. */
async function ask(port: number, path: string, options: RequestOptions = {}) {
  const clientRequest = request({ host: '127.0.0.1', port, path, agent: false, ...options }).end();
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

describe('requests', () => {
  it('responds with status, headers and body', async () => {
    const { port, url } = await start();
    expect(url).toBe(`http://127.0.0.1:${port}/`);
    const answer = await ask(port, '/a');
    expect(answer).toMatchObject({ status: 200, body: '<h1>A</h1>' });
    expect(answer.headers['content-length']).toBe('10');
    expect(await ask(port, '/none')).toMatchObject({ status: 404, body: '<h1>Lost</h1>' });
  });

  it('does not allow requests from other origins by default', async () => {
    for (const [cors, allowed] of [
      [false, undefined],
      [true, '*'],
    ] as const) {
      const { port } = await start(0, '127.0.0.1', cors);
      for (const path of ['/a', '/none'])
        expect((await ask(port, path)).headers['access-control-allow-origin']).toBe(allowed);
    }
  });

  it('returns no body for HEAD requests', async () => {
    const { port } = await start();
    const answer = await ask(port, '/a', { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, body: '' });
    expect(answer.headers['content-length']).toBe('10');
  });

  it('only supports ranges for GET requests', async () => {
    const { port } = await start();
    const part = { headers: { range: 'bytes=1-2' } };
    const answer = await ask(port, '/a', part);
    expect(answer).toMatchObject({ status: 206, body: 'h1' });
    expect(answer.headers).toMatchObject({ 'content-length': '2', 'content-range': 'bytes 1-2/10' });
    const head = await ask(port, '/a', { ...part, method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head.headers).toMatchObject({ 'content-length': '10', 'accept-ranges': 'bytes' });
    const beyond = await ask(port, '/a', { headers: { range: 'bytes=10-' } });
    expect(beyond).toMatchObject({ status: 416, body: '' });
    expect(beyond.headers).toMatchObject({ 'content-length': '0', 'content-range': 'bytes */10' });
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('rejects requests with %s', async (method) => {
    const { port } = await start();
    const answer = await ask(port, '/a', { method });
    expect(answer).toMatchObject({ status: 405, body: '' });
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it.each([
    ['/A.html?b=c', '/a?b=c'],
    ['/en/a?next=//evil.test', '/a?next=//evil.test'],
    ['/en/a#hash', '/a'],
  ])('redirects %s to %s', async (path, location) => {
    const { port } = await start();
    const answer = await ask(port, path);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
  });

  it.each(['//evil.test/a', '/../../etc/passwd', '/..%2f..%2fetc/passwd', 'http://evil.test/a', '/%00'])(
    'responds with 404 to %s',
    async (path) => {
      const { port } = await start();
      expect(await ask(port, path)).toMatchObject({ status: 404, body: '<h1>Lost</h1>' });
    },
  );

  it('revalidates a response with its etag', async () => {
    const { port } = await start();
    const { headers } = await ask(port, '/a');
    const again = await ask(port, '/a', { headers: { 'if-none-match': headers.etag } });
    expect(again).toMatchObject({ status: 304, body: '' });
  });
});

describe('the server', () => {
  it('does not fall back to another port', async () => {
    const { port } = await start();
    await expect(start(port)).rejects.toThrow(
      `Port ${port} is already in use. Choose another one, or "--port 0"`,
    );
  });

  it.each(['192.0.2.1', 'nowhere.invalid'])(
    'reports that %s is not an address of this machine',
    async (host) => {
      await expect(start(0, host)).rejects.toThrow(`"${host}" is not an address of this machine.`);
      await expect(checkHost(host), 'for the dev server').rejects.toThrow('address of this machine');
    },
  );

  it('stops despite open connections', async () => {
    const { port, close } = await start();
    const open = request({
      host: '127.0.0.1',
      port,
      path: '/a',
      headers: { connection: 'keep-alive' },
    }).end();
    const [response] = (await once(open, 'response')) as [IncomingMessage];
    await text(response);
    await close();
    await expect(ask(port, '/a')).rejects.toThrow('ECONNREFUSED');
  });
});
