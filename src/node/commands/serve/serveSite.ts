import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StaticSite } from './staticSite.ts';

export interface ServeOptions {
  /** Folder of the finished site. */
  folder: string;
  /** 0: any that is free; `'auto'`: the first that is free, from {@link DEFAULT_PORT} on. */
  port: number | 'auto';
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
/** How many ports `'auto'` tries. */
const MAX_ATTEMPTS = 20;

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
  await (port === 'auto' ? listen(server, DEFAULT_PORT, host, MAX_ATTEMPTS) : listen(server, port, host));
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

function listen(server: Server, port: number, host: string, attempts = 1): Promise<void> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && attempts > 1) resolve(listen(server, port + 1, host, attempts - 1));
      else {
        const refused = REFUSED[error.code ?? ''];
        reject(refused ? new Error(refused(port, host)) : error);
      }
    };
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve();
    });
  });
}

/** Why no server can be started there, by Node's code of the error. */
const REFUSED: Record<string, ((port: number, host: string) => string) | undefined> = {
  EADDRINUSE: (port) =>
    `Port ${port} is in use already. Choose another, or “--port auto” for the next one that is free.`,
  EACCES: (port) => `Port ${port} is for administrators. Choose one above 1023.`,
  EADDRNOTAVAIL: unknownHost,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
};

function unknownHost(_port: number, host: string): string {
  return `“${host}” is no address of this machine. Write 127.0.0.1, or 0.0.0.0 for all that it has.`;
}
