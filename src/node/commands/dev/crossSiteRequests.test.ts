import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestOptions, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../../testing/temporarySite.ts';
import { rejectCrossSiteRequests, rejectCrossSiteSockets } from './crossSiteRequests.ts';

/** Answers with the URL that the bundler would get. */
async function start(root = temporaryFolder()) {
  const refuse = rejectCrossSiteRequests(root, ['docs.test', '.team.test']);
  const server = createServer((incoming, response) =>
    refuse(incoming, response, () => response.end(incoming.url)),
  );
  rejectCrossSiteSockets(server, ['docs.test']);
  server.on('upgrade', (_asked, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (options: RequestOptions) => request({ host: '127.0.0.1', port, agent: false, ...options }).end();
}

async function answerTo(options: RequestOptions, root?: string) {
  const clientRequest = (await start(root))(options);
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}

const host = 'localhost:3000';

it.each([
  ['no browser', {}, 200],
  ['a page of the same origin', { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }, 200],
  ['a page of a host that is allowed', { host, origin: 'https://docs.test' }, 200],
  ['a page of a host below an allowed one', { host, origin: 'https://a.team.test' }, 200],
  ['a link on another site', { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, 200],
  ['another site', { host, origin: 'https://evil.example' }, 403],
  ['a host with the same ending', { host, origin: 'https://eviltdocs.test' }, 403],
  ['another port', { host, origin: 'http://localhost:4000' }, 403],
  ['a sandboxed frame', { host, origin: 'null' }, 403],
  [
    'a script element of another site',
    { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'script' },
    403,
  ],
  ['another site, without saying more', { host, 'sec-fetch-site': 'cross-site' }, 403],
])('checks requests of other sites: %s', async (_who, headers, status) => {
  for (const method of ['GET', 'POST'])
    expect((await answerTo({ path: '/a', method, headers })).status).toBe(status);
});

it.each([
  [{ host, origin: 'https://evil.example' }, 403],
  [{ host, origin: `http://${host}` }, 101],
])('checks the origin of WebSocket connections: %o', async (headers, status) => {
  const clientRequest = (await start())({
    headers: { ...headers, connection: 'Upgrade', upgrade: 'websocket' },
  });
  const answered = new Promise((resolve) => {
    for (const event of ['response', 'upgrade'] as const)
      clientRequest.on(event, ({ statusCode }: IncomingMessage) => resolve(statusCode));
  });
  expect(await answered).toBe(status);
});

it('only opens files of the project in the editor', async () => {
  const folder = temporaryFolder();
  const root = path.join(folder, 'site');
  writeFiles(folder, { 'site/docs/a.md': '', 'site-b/secret.md': '' });
  symlinkSync(path.join(folder, 'site-b'), path.join(root, 'docs/out'));
  const open = (file: string, headers = {}, name = '__open-in-editor') =>
    answerTo({ path: `/${name}?file=${file}`, method: 'POST', headers }, root);
  const inside = encodeURIComponent(path.join(root, 'docs/a.md:3:1'));
  for (const file of [
    'docs/a.md:3:1',
    inside,
    encodeURIComponent(`${pathToFileURL(root).href}/docs/a.md:3:1`),
  ])
    expect(await open(file)).toEqual({ status: 200, body: `/__open-in-editor?file=${inside}` });
  for (const file of [
    '/etc/passwd',
    '../site-b/secret.md',
    'docs/out/secret.md',
    'file:///etc/passwd',
    '/etc/passwd&file=docs/a.md',
    `/etc/passwd#/../..${root}/docs/a.md`,
    'docs/none.md',
    '',
  ])
    expect([file, (await open(file)).status]).toEqual([file, 403]);
  expect((await open('/etc/passwd', {}, '__OPEN-in-editor')).status).toBe(403);
  expect((await open('docs/a.md', { 'sec-fetch-site': 'same-site' })).status).toBe(403);
});
