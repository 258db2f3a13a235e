import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serveSite } from '../../../src/node/commands/serve/serveSite.ts';
import { type Files, temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import { runChecks } from './runChecks.ts';

const POLICY = "default-src 'none'; script-src 'self'";

const headers = [
  '/*',
  `  Content-Security-Policy: ${POLICY}; frame-ancestors 'self'`,
  '  Strict-Transport-Security: max-age=31536000',
  '  Referrer-Policy: no-referrer',
  '  Permissions-Policy: camera=()',
].join('\n');

const document = (head: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>Title</title>
${head}
</head>
<body><h1 id="title">Title</h1>${body}</body>
</html>
`;

const canonical = (path: string) => `<link rel="canonical" href="https://site.test${path}">`;
const notFoundPage = document(
  '<meta name="robots" content="noindex">',
  '<div data-not-found="/routes.json"></div>',
);

const validSite: Files = {
  _headers: headers,
  'routes.json': JSON.stringify({
    base: '/',
    languages: ['en'],
    versions: [],
    defaultVersion: '',
    pages: ['/', '/a'],
  }),
  'index.html': document(canonical('/'), '<p><a href="/a#title">A</a></p>'),
  'index.json': '{}',
  'a.html': document(canonical('/a'), '<p><a href="/">Home</a></p>'),
  'a.json': '{}',
  '404.html': notFoundPage,
  'assets/late.js': 'late()',
  'files.json': JSON.stringify({ 'assets/late.js': 6 }),
};

/** Returns the findings, by check. */
async function check(changes: Files = {}): Promise<Record<string, string[]>> {
  const folder = path.join(temporaryFolder(), 'dist');
  writeFiles(folder, { ...validSite, ...changes });
  const server = await serveSite({ folder, port: 0, host: '127.0.0.1' });
  onTestFinished(server.close);
  const results = await runChecks(server.url);
  return Object.fromEntries(
    [...results].flatMap(([name, { findings }]) => (findings.length > 0 ? [[name, findings]] : [])),
  );
}

const withBody = (body: string): Files => ({ 'a.html': document(canonical('/a'), body) });

it('finds no problems in a complete site', async () => {
  expect(await check()).toEqual({});
});

it.each<[string, Files]>([
  [
    'a table with aligned columns',
    withBody(
      '<table><tbody><tr><th scope="col" align="right">1</th><td align="right">1</td></tr></tbody></table>',
    ),
  ],
])('accepts %s', async (_what, changes) => {
  expect(await check(changes)).toEqual({});
});

/** Returns a host that answers each request with a status, or not at all. */
async function startHost(status?: number, body = ''): Promise<string> {
  const server = createServer((_request, response) => {
    if (status !== undefined) response.writeHead(status).end(body);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

it.each([
  [401, 'the host asks for a login'],
  [429, 'the host limits the number of requests'],
  [503, 'the host has an internal error'],
  [302, 'the site has moved'],
  [404, 'this is not the home page of a site'],
])('explains status %i of the host', async (status, reason) => {
  await expect(runChecks(await startHost(status))).rejects.toThrow(
    `routes.json returned status ${status}: ${reason}`,
  );
});

it('explains a host that responds with another page', async () => {
  await expect(runChecks(await startHost(200, '<h1>Home</h1>'))).rejects.toThrow('is not JSON');
});

it('stops waiting for a silent host', async () => {
  await expect(runChecks(await startHost(), 200)).rejects.toThrow('did not respond within 0.2 s');
});

it.each([
  ['a dead link', withBody('<p><a href="/b">B</a></p>'), 'links and anchors', '/a: dead link /b (404)'],
  ['a dead anchor', withBody('<p><a href="/#b">B</a></p>'), 'links and anchors', '/a: dead anchor /#b'],
  ['an id used twice', withBody('<p id="title">x</p>'), 'valid HTML', expect.stringContaining('no-dup-id')],
  [
    'a missing image',
    withBody('<img src="/x.png" alt="">'),
    'scripts, styles, images',
    '/a: /x.png returned status 404',
  ],
  [
    'a script that is not the one that was built',
    { ...withBody('<script src="/a.js" integrity="sha256-AAAA"></script>'), 'a.js': 'hacked' },
    'scripts, styles, images',
    '/a: /a.js differs from the built file',
  ],
  [
    'an inline script without its hash',
    withBody('<script>alert(1)</script>'),
    'Content Security Policy',
    '/a: the policy does not allow this inline script: alert(1) …',
  ],
  [
    'elements in invalid places',
    withBody('<p><div>x</div></p>'),
    'valid HTML',
    expect.stringContaining('/a: line'),
  ],
  [
    'mistakes in the not-found page',
    { '404.html': notFoundPage.replace('<h1', '<p><div>x</div></p><h1') },
    'valid HTML',
    expect.stringContaining('/no-such-page: line'),
  ],
  [
    'a not-found page that may be indexed',
    { '404.html': notFoundPage.replace('noindex', 'all') },
    'unknown URLs',
    '/no-such-page can be indexed by search engines',
  ],
  ['missing headers', { _headers: '' }, 'security headers', 'The host does not send permissions-policy.'],
  [
    'headers with weak values',
    { _headers: headers.replace('31536000', '60') },
    'security headers',
    'Weak header "strict-transport-security: max-age=60": use a max-age of at least 10000000.',
  ],
  [
    'a policy that allows everything',
    { 'a.html': document(canonical('/a'), '').replace("script-src 'self'", "script-src 'unsafe-inline'") },
    'CSP strength',
    expect.stringContaining("script-src 'unsafe-inline': "),
  ],
  [
    'a missing file that no page references',
    { 'files.json': JSON.stringify({ 'assets/late.js': 6, 'assets/gone.js': 1 }) },
    'listed files',
    '/assets/gone.js returned status 404',
  ],
  [
    'a file that is cut off',
    { 'assets/late.js': 'lat' },
    'listed files',
    '/assets/late.js has 3 bytes instead of 6',
  ],
])('finds %s', async (_what, changes: Files, name, finding) => {
  expect((await check(changes))[name]).toContainEqual(finding);
});
