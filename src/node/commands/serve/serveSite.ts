import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StaticSite } from './staticSite.ts';

/** Options of {@link serveSite}. */
export interface ServeOptions {
  /** Folder of the built site. */
  folder: string;
  /** Port to listen on; 0: any free port. */
  port: number;
  /** Address to listen on, such as `127.0.0.1`. */
  host: string;
  /** Let other origins read the responses, as hosts do. Default: `false`. */
  cors?: boolean;
}

/** A server that accepts requests. */
export interface RunningServer {
  url: string;
  close: () => Promise<void>;
}

/** The port of `docs serve`. */
export const DEFAULT_PORT = 3000;

/**
 * Serves a built site like a host, until closed. Throws if the port is taken or the host isn't one of this machine.
 *
 * @returns the URL, and a function that stops the server
 */
export async function serveSite({ folder, port, host, cors }: ServeOptions): Promise<RunningServer> {
  const site = new StaticSite(folder, cors);
  const server = createServer((request, response) => {
    try {
      site.answer(request, response);
    } catch (error) {
      console.error(`${request.url}: ${(error as Error).message}`);
      response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal server error');
    }
  });
  server.listen(port, host);
  await once(server, 'listening').catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new Error(LISTEN_ERRORS[code ?? '']?.(port, host) ?? message);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${actualPort}${site.base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Throws if the host is neither an address of this machine nor a known name. */
export async function checkHost(host: string): Promise<void> {
  const server = createServer().listen(0, host);
  await once(server, 'listening').catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new Error(LISTEN_ERRORS[code ?? '']?.(0, host) ?? message);
  });
  server.close();
}

/** Messages for the reasons why the server can't listen, by Node's error code. */
const LISTEN_ERRORS: Record<string, ((port: number, host: string) => string) | undefined> = {
  EADDRINUSE: (port) =>
    `Port ${port} is already in use. Choose another one, or "--port 0" for any free port.`,
  EACCES: (port) => `Port ${port} needs administrator rights. Choose one above 1023.`,
  EADDRNOTAVAIL: unknownHost,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
};

function unknownHost(_port: number, host: string): string {
  return `"${host}" is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`;
}
