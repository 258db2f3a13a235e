/**
 * The proxy between WebKit and the sites. WebDriver doesn't report the console, so the relay inserts a script before
 * all others in each document, which reports errors, warnings, rejections and policy violations. Console messages
 * without an event, such as deprecations, aren't reported.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { SEARCH_LIST_FILE } from '../../../src/search/records.ts';

const COLLECTOR = readFileSync(path.join(import.meta.dirname, 'collector.js'), 'utf8');
/** The sites' policy allows scripts of the same origin. */
const COLLECTOR_PATH = '/collector.js';
const MESSAGE_PATH = '/collected-message';
/** Runs before everything else in the first document of a site that a test opens. */
const FORGET = 'localStorage.clear();sessionStorage.clear();\n';

/** A document of each site without anything on it. */
export const EMPTY_PATH = '/empty-document';

export interface Relay {
  port: number;
  /** Returns the messages that pages reported since the last call. */
  takeMessages: () => string[];
  /** Prepares for another test: clears the storage of each site when a document of it is opened. */
  forgetSites: () => void;
  /**
   * Serves pages the search index of their site, which they load and parse on first interaction: more work than
   * most tests. Otherwise, they get a 404. Applies until the sites are reset.
   */
  offerIndex: () => void;
  close: () => void;
}

export async function startRelay(): Promise<Relay> {
  const messages: string[] = [];
  const opened = new Set<string>();
  let hasIndex = false;
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '', 'http://unknown.invalid');
    if (url.pathname === COLLECTOR_PATH) {
      const forget = opened.has(url.origin) ? '' : FORGET;
      opened.add(url.origin);
      // otherwise, it would stay in the browser's memory cache
      const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
      response.writeHead(200, headers).end(forget + COLLECTOR);
    } else if (url.pathname === EMPTY_PATH) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(withCollector('<head></head>'));
    } else if (url.pathname === MESSAGE_PATH) {
      void text(incoming).then((message) => {
        messages.push(message);
        response.writeHead(204).end();
      });
    } else if (url.pathname.endsWith(`/${SEARCH_LIST_FILE}`) && !hasIndex) {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end('[]');
    } else forward(url, incoming, response);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    takeMessages: () => messages.splice(0),
    forgetSites: () => {
      opened.clear();
      hasIndex = false;
    },
    offerIndex: () => {
      hasIndex = true;
    },
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
    const html = withCollector(await text(answer));
    const { 'content-length': _length, ...rest } = headers;
    response.writeHead(statusCode, rest).end(html);
  });
  upstream.on('error', () => response.destroy());
  incoming.pipe(upstream);
}

function withCollector(html: string): string {
  return html.replace('<head>', `$&<script src="${COLLECTOR_PATH}"></script>`);
}
