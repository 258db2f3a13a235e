import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { lookup } from 'mrmime';

export interface StaticHost {
  origin: string;
  close: () => Promise<void>;
}

interface StaticHostOptions {
  /** Lowercase paths, like hosts that store all names in lower case. Default: case-sensitive. */
  ignoresCase?: boolean;
  /** Default: any that is free. */
  port?: number;
}

/**
 * Returns a plain static host: no redirects, no languages. `/guide/` is `guide/index.html`, `/guide/cli` is
 * `guide/cli.html`, and everything else is the root `404.html`.
 */
export async function startStaticHost(
  folder: string,
  { ignoresCase = false, port = 0 }: StaticHostOptions = {},
): Promise<StaticHost> {
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  const filePath = (url: string) => {
    const name = decodeURIComponent(url.split('?')[0] ?? '/');
    return path.join(folder, ignoresCase ? name.toLowerCase() : name);
  };
  const server = createServer((request, response) => {
    const name = filePath(request.url ?? '/');
    const found = [name, path.join(name, 'index.html'), `${name}.html`].find(isFile);
    const file = found ?? path.join(folder, '404.html');
    response.writeHead(found ? 200 : 404, { 'content-type': lookup(file) ?? 'application/octet-stream' });
    response.end(existsSync(file) ? readFileSync(file) : '');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
