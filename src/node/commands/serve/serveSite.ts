import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StaticSite } from './staticSite.ts';

export interface ServeOptions {
  /** Folder of the finished site. */
  folder: string;
  /** 0: any that is free. */
  port: number;
  /** Address to listen on, such as `127.0.0.1`. */
  host: string;
  /** Let other sites read the answers, as hosts do: a preview is nobody else's. Default: `false`. */
  cors?: boolean;
}

export interface RunningServer {
  url: string;
  close: () => Promise<void>;
}

/** The port of `docs serve`. */
export const DEFAULT_PORT = 3000;

/** Serves a finished site until closed. */
export async function serveSite({ folder, port, host, cors }: ServeOptions): Promise<RunningServer> {
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
      ...(request.method === 'GET' && {
        range: request.headers.range,
        ifRange: request.headers['if-range']?.toString(),
      }),
    };
    site.answer(question).then(
      ({ status, headers, body }) => {
        if (!cors) delete headers['access-control-allow-origin'];
        response.writeHead(status, body ? { ...headers, 'content-length': body.length } : headers);
        response.end(request.method === 'HEAD' ? undefined : body);
      },
      (error: unknown) => {
        console.error(`${pathname}: ${(error as Error).message}`);
        response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal server error');
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening').catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new Error(REFUSED[code ?? '']?.(port, host) ?? message);
  });
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

/** Why no server can be started there, by Node's code of the error. */
const REFUSED: Record<string, ((port: number, host: string) => string) | undefined> = {
  EADDRINUSE: (port) => `Port ${port} is in use already. Choose another, or “--port 0” for any that is free.`,
  EACCES: (port) => `Port ${port} is for administrators. Choose one above 1023.`,
  EADDRNOTAVAIL: unknownHost,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
};

function unknownHost(_port: number, host: string): string {
  return `“${host}” is no address of this machine. Write 127.0.0.1, or 0.0.0.0 for all that it has.`;
}
