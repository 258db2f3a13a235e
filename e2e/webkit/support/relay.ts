/**
 * The proxy between WebKit and the sites. WebDriver tells nothing of the console, so the relay puts a script in front of all
 * others in each document, which reports errors, warnings, rejections and policy violations as they happen. What the
 * browser itself writes into its console without an event, such as a deprecated feature, remains unseen.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const COLLECTOR = readFileSync(path.join(import.meta.dirname, 'collector.js'));
/** The sites' policy admits scripts of their own origin. */
const COLLECTOR_PATH = '/collector.js';
const MESSAGE_PATH = '/collected-message';

export interface Relay {
  port: number;
  /** What pages have reported since this was last asked. */
  takeMessages: () => string[];
  close: () => void;
}

export async function startRelay(): Promise<Relay> {
  const messages: string[] = [];
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '', 'http://unknown.invalid');
    if (url.pathname === COLLECTOR_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(COLLECTOR);
    } else if (url.pathname === MESSAGE_PATH) {
      void text(incoming).then((message) => {
        messages.push(message);
        response.writeHead(204).end();
      });
    } else forward(url, incoming, response);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    takeMessages: () => messages.splice(0),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward(url: URL, incoming: IncomingMessage, response: ServerResponse): void {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const upstream = request(url, { method: incoming.method, headers }, async (answer) => {
    const { statusCode = 502, headers } = answer;
    if (!headers['content-type']?.startsWith('text/html')) {
      answer.pipe(response.writeHead(statusCode, headers));
      return;
    }
    const html = (await text(answer)).replace('<head>', `$&<script src="${COLLECTOR_PATH}"></script>`);
    const { 'content-length': _length, ...rest } = headers;
    response.writeHead(statusCode, rest).end(html);
  });
  upstream.on('error', () => response.destroy());
  incoming.pipe(upstream);
}
