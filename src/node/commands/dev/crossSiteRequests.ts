import type { EventEmitter } from 'node:events';
import { realpathSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** Matches the path at which bundlers open a file in the user's editor. Ignores case, as they do. */
const EDITOR = /\/__open-in-editor(?=[/.?]|$)/i;

/** Whether another website has sent the request. Links to a page are allowed, because the other site can't read the response. */
export function isCrossSite(headers: IncomingHttpHeaders, allowedHosts: readonly string[] = []): boolean {
  const { host = '', origin } = headers;
  if (origin !== undefined) {
    const from = URL.parse(origin);
    return !from || (from.host !== host.toLowerCase() && !isListed(from.hostname, allowedHosts));
  }
  return headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-dest'] !== 'document';
}

function isListed(name: string, allowedHosts: readonly string[]): boolean {
  return allowedHosts.some((allowedHost) =>
    allowedHost.startsWith('.') ? `.${name}`.endsWith(allowedHost) : name === allowedHost,
  );
}

/**
 * Answers 403 to requests of other websites, and to those that would open a file outside of the project in the editor.
 * Must run before the bundler's middleware, which also checks `Host`.
 */
export function rejectCrossSiteRequests(root: string, allowedHosts?: readonly string[]) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (isCrossSite(request.headers, allowedHosts) || !restrictEditorPath(request, root))
      response
        .writeHead(403, { 'content-type': 'text/plain' })
        .end('Requests from other sites are rejected.');
    else next();
  };
}

/** Rejects WebSocket connections from pages of other websites. */
export function rejectCrossSiteSockets(server: EventEmitter, allowedHosts?: readonly string[]): void {
  // later listeners get a socket that is already closed for writing
  server.prependListener('upgrade', ({ headers }: IncomingMessage, socket: Duplex) => {
    if (isCrossSite(headers, allowedHosts)) socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  });
}

/** Passes the checked path to the bundler, so that it can't interpret the URL differently. */
function restrictEditorPath(request: IncomingMessage, root: string): boolean {
  const { url = '', headers } = request;
  const [target = ''] = url.split(/[?#]/, 1);
  if (!EDITOR.test(target)) return true;
  if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return false;
  const file = URL.parse(url, 'http://localhost')?.searchParams.get('file') ?? '';
  const [place = ''] = /(?::\d+){0,2}$/.exec(file) ?? [];
  try {
    const requestedFile = file.startsWith('file://') ? fileURLToPath(file) : path.resolve(root, file);
    const real = realpathSync(requestedFile.slice(0, requestedFile.length - place.length));
    if (!real.startsWith(realpathSync(root) + path.sep)) return false;
    request.url = `${target}?file=${encodeURIComponent(real + place)}`;
    return true;
  } catch {
    return false; // the file doesn't exist
  }
}
