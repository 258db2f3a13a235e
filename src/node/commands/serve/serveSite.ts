import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StaticSite } from './staticSite.ts';

export interface ServeOptions {
  /** Folder of the finished site. */
  folder: string;
  /** Preferred port; if it is in use, the next free one is taken. 0: any. */
  port: number;
  /** Address to listen on, such as `127.0.0.1`. */
  host: string;
}

export interface RunningServer {
  url: string;
  close: () => Promise<void>;
}

/** How many ports to try. */
const MAX_ATTEMPTS = 20;

/** Serves a finished site until closed. */
export async function serveSite({ folder, port, host }: ServeOptions): Promise<RunningServer> {
  const site = new StaticSite(folder);
  const server = createServer((request, response) => {
    // uses the raw target: `URL` would resolve dot segments and parse “//host” as a host
    const [, pathname = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '/') ?? [];
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const question = {
      pathname: pathname || '/',
      search,
      acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
      ifNoneMatch: request.headers['if-none-match'],
    };
    site.answer(question).then(
      ({ status, headers, body }) => {
        response.writeHead(status, body ? { ...headers, 'content-length': body.length } : headers);
        response.end(request.method === 'HEAD' ? undefined : body);
      },
      (error: unknown) => {
        console.error(`${pathname}: ${(error as Error).message}`);
        response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal server error');
      },
    );
  });
  await listen(server, port, host, MAX_ATTEMPTS);
  const { port: taken } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${taken}${site.base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number, host: string, attempts: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || attempts <= 1) reject(error);
      else resolve(listen(server, port + 1, host, attempts - 1));
    };
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve();
    });
  });
}
