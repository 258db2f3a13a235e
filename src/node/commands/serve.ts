/** `npm run serve -- --port 3000 --host 127.0.0.1 --dir dist`. See `USAGE`. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine, runCommand, UsageError } from '../base/commandLine.ts';
import { serveSite } from './serve/serveSite.ts';

const USAGE = `Usage: npm run serve -- [--port 3000] [--host 127.0.0.1] [--dir dist]`;

await runCommand(USAGE, async () => {
  const { port, host, dir } = readCommandLine(USAGE, {
    port: { type: 'string', default: '3000' },
    host: { type: 'string', default: '127.0.0.1' },
    dir: { type: 'string', default: 'dist' },
  }).values;
  if (!/^\d+$/.test(port) || Number(port) > 65535) throw new UsageError(`“${port}” is not a port.`);
  if (!existsSync(path.join(dir, 'routes.json')))
    throw new UsageError(`There is no finished site in “${dir}”. Run “npm run build” first.`);

  const server = await serveSite({ folder: dir, port: Number(port), host });
  if (port !== '0' && new URL(server.url).port !== port) console.log(`Port ${port} is in use already.`);
  console.log(`The site is served at ${server.url}  (Ctrl+C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
  return 0;
});
