/** Serves the built fixtures and the workbench on their ports, in one process, because starting one for each is slow. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { serveSite } from '../../src/node/commands/serve/serveSite.ts';
import { fixtureFolder, fixturePort, fixtures } from './fixtures.ts';
import { startStaticHost } from './staticHost.ts';
import { WORKBENCH_PORT, workbenchFolder } from './workbench.ts';

for (const name of fixtures) {
  const folder = path.join(fixtureFolder(name), 'dist');
  const port = fixturePort(name);
  if (!existsSync(folder)) continue;
  const { url } = await serveSite({ folder, port, host: '127.0.0.1', cors: true });
  if (new URL(url).port !== String(port)) throw new Error(`Port ${port} is already in use.`);
}
// the last one: Playwright waits for its port
await startStaticHost(workbenchFolder, { port: WORKBENCH_PORT });
