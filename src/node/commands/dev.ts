/** `docs dev`. See `USAGE`. */

import { checkPort, readCommandLine, runCommand } from '../base/commandLine.ts';
import { formatCommand } from '../base/problems.ts';
import { runRsbuild } from './runRsbuild.ts';
import { checkHost } from './serve/serveSite.ts';

const USAGE = `Usage: ${formatCommand('dev', '[--port 3000] [--host 127.0.0.1] [--open]')}
Starts the dev server. Pages compile when opened, and changes appear without a reload.
Runs "rsbuild dev", with a default configuration if there is no rsbuild.config.ts.
  --port  port to listen on; if it is in use, the next free one
  --host  address to listen on; 0.0.0.0 for all addresses of this machine
  --open  open the site in a browser`;

await runCommand(USAGE, async () => {
  const { port, host, open } = readCommandLine(USAGE, {
    port: { type: 'string' },
    host: { type: 'string' },
    open: { type: 'boolean' },
  }).values;
  if (port !== undefined) checkPort(port);
  if (host !== undefined) await checkHost(host);
  await runRsbuild('dev', [
    ...(port === undefined ? [] : ['--port', port]),
    ...(host === undefined ? [] : ['--host', host]),
    ...(open ? ['--open'] : []),
  ]);
  return 0;
});
