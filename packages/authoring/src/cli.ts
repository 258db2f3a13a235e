#!/usr/bin/env node
/** `docs-site-authoring new|move|remove`, also `docs new` and so on. See `USAGE`. */

import { didYouMean, handleHelp, runCommand, UsageError } from 'docs-site-engine/node';
import { newCommand } from './newPage.ts';
import { moveCommand, removeCommand } from './pageCommands.ts';

const COMMANDS: Record<string, () => Promise<void>> = {
  new: () => newCommand(),
  move: () => moveCommand(),
  remove: () => removeCommand(),
};

const USAGE = `Usage: docs-site-authoring new|move|remove
Creates, moves or removes a page in all languages, and updates everything that refers to it.
Run a command with --help for its options.`;

// the commands read the arguments after their name
const [name = ''] = process.argv.splice(2, 1);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) await command();
else {
  handleHelp(USAGE, [name]);
  await runCommand(USAGE, () => {
    throw new UsageError(`Unknown command "${name}". ${didYouMean(name, Object.keys(COMMANDS), '')}`.trim());
  });
}
