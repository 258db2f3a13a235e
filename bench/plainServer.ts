import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { lookup } from 'mrmime';
import type { RunningServer } from '../src/node/commands/serve/serveSite.ts';

/** Brotli quality that hosts typically use for on-the-fly compression. */
const BROTLI_QUALITY = 6;

interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Serves a folder the same way for all engines: compressed, with scripts and styles cached forever. Responses are
 * cached, so that only the first visit waits for compression.
 */
export async function serveCompressed(folder: string): Promise<RunningServer> {
  const answers = new Map<string, Answer | undefined>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!answers.has(pathname)) answers.set(pathname, findAnswer(folder, decodeURIComponent(pathname)));
    const answer = answers.get(pathname);
    if (answer) response.writeHead(200, answer.headers).end(answer.body);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function findAnswer(folder: string, pathname: string): Answer | undefined {
  const file = [pathname, `${pathname}.html`, path.join(pathname, 'index.html')]
    .map((name) => path.join(folder, name))
    .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
  if (file === undefined) return undefined;
  const type = lookup(file) ?? 'application/octet-stream';
  const content = readFileSync(file);
  const isText = /^text\/|json|javascript|xml|svg/.test(type);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const body = isText ? brotliCompressSync(content, { params }) : content;
  return {
    body,
    headers: {
      'content-type': isText ? `${type}; charset=utf-8` : type,
      'content-length': String(body.length),
      'cache-control': type === 'text/html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(isText ? { 'content-encoding': 'br' } : {}),
    },
  };
}
