/** `docs serve`. See `USAGE`. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkPort, readCommandLine, runCommand, UsageError } from '../base/commandLine.ts';
import { formatCommand } from '../base/problems.ts';
import { DEFAULT_PORT, serveSite } from './serve/serveSite.ts';

const USAGE = `Usage: ${formatCommand('serve', `[--port ${DEFAULT_PORT}] [--host 127.0.0.1] [--dir dist] [--cors]`)}
Serves the built site with redirects, status codes, caching and compression.
  --port  port to listen on; 0 for any free port
  --host  address to listen on; 0.0.0.0 for all addresses of this machine
  --dir   folder of the built site (default: dist)
  --cors  let other sites read the responses`;

await runCommand(USAGE, async () => {
  const { port, host, dir, cors } = readCommandLine(USAGE, {
    port: { type: 'string', default: String(DEFAULT_PORT) },
    host: { type: 'string', default: '127.0.0.1' },
    dir: { type: 'string', default: 'dist' },
    cors: { type: 'boolean', default: false },
  }).values;
  checkPort(port);
  if (!existsSync(path.join(dir, 'routes.json')))
    throw new UsageError(`There is no built site in "${dir}". Run "${formatCommand('build')}" first.`);

  const server = await serveSite({ folder: dir, port: Number(port), host, cors });
  console.log(`Serving the site at ${server.url} (press Ctrl+C to stop)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
  return 0;
});
