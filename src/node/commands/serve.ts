/** `npm run serve -- --port 3000 --host 127.0.0.1 --dir dist` */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { serveSite } from './serve/serveSite.ts';

const USAGE = 'Usage: npm run serve -- [--port 3000] [--host 127.0.0.1] [--dir dist]';

function fail(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(1);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '3000' },
        host: { type: 'string', default: '127.0.0.1' },
        dir: { type: 'string', default: 'dist' },
      },
    });
    return values;
  } catch (error) {
    return fail((error as Error).message);
  }
}

const { port, host, dir } = readOptions();
if (!/^\d+$/.test(port) || Number(port) > 65535) fail(`“${port}” is not a port.`);
if (!existsSync(path.join(dir, 'routes.json')))
  fail(`There is no finished site in “${dir}”. Run “npm run build” first.`);

const server = await serveSite({ folder: dir, port: Number(port), host });
if (port !== '0' && new URL(server.url).port !== port) console.log(`Port ${port} is in use already.`);
console.log(`The site is served at ${server.url}  (Ctrl+C stops it)`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
