/** `docs <command>`: the commands of the engine. See `USAGE`. */

import module from 'node:module';
import { handleHelp, runCommand, UsageError } from '../base/commandLine.ts';
import { didYouMean } from '../base/problems.ts';
import { packageCommands } from './packageCommands.ts';

/** Descriptions of the commands, and their modules, which read the rest of the command line. */
const COMMANDS: Record<string, readonly [does: string, run: () => Promise<unknown>]> = {
  init: ['create a site in a folder', () => import('./init.ts')],
  dev: ['start the dev server', () => import('./dev.ts')],
  build: ['build the site', () => import('./build.ts')],
  serve: ['serve the built site like a production host', () => import('./serve.ts')],
  check: ['check pages, navigation and strings without building', () => import('./check.ts')],
  ...packageCommands(),
};

const list = Object.entries(COMMANDS).map(([name, [does]]) => `  ${name.padEnd(8)}${does}`);
const USAGE = `Usage: docs <command>
${list.join('\n')}
Run a command with --help for its options: docs serve --help`;

// loading modules would take half of a command's time
module.enableCompileCache();

// each command parses its own arguments
const [name = ''] = process.argv.splice(2, 1);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) await command[1]();
else {
  handleHelp(USAGE, [name]);
  await runCommand(USAGE, () => {
    if (name === '') throw new UsageError('Missing argument: the command.');
    throw new UsageError(`Unknown command "${name}". ${didYouMean(name, Object.keys(COMMANDS), '')}`.trim());
  });
}
