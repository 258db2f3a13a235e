import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { lookup } from 'mrmime';

export interface StaticHost {
  origin: string;
  close: () => Promise<void>;
}

/**
 * A plain static host: no redirects, no languages. `/guide/` is `guide/index.html`, `/guide/cli` is `guide/cli.html`,
 * and everything else is the root `404.html`.
 * @param ignoresCase lowercases paths, like hosts that store all names in lower case. Default: case-sensitive.
 */
export async function startStaticHost(folder: string, ignoresCase = false): Promise<StaticHost> {
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  const nameOf = (url: string) => {
    const name = decodeURIComponent(url.split('?')[0] ?? '/');
    return path.join(folder, ignoresCase ? name.toLowerCase() : name);
  };
  const server = createServer((request, response) => {
    const name = nameOf(request.url ?? '/');
    const found = [name, path.join(name, 'index.html'), `${name}.html`].find(isFile);
    const file = found ?? path.join(folder, '404.html');
    response.writeHead(found ? 200 : 404, { 'content-type': lookup(file) ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
