import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { runCommand } from '../runCommand.ts';

/** Version of the package that the pages document. */
export const RSTEST_VERSION: string = JSON.parse(
  readFileSync(path.join(ROOT, 'node_modules/@rstest/core/package.json'), 'utf8'),
).version;

/** Subcommands of the package's CLI; the empty name is the CLI without a subcommand. */
export const COMMANDS = ['', 'run', 'watch', 'list', 'merge-reports', 'init'] as const;

export interface Flag {
  /** All spellings, with hyphens: `['-u', '--update']`. */
  names: string[];
  /** Placeholder of the value, with its brackets: `<value>`, `[commit]`; empty for a boolean flag. */
  value: string;
}

/** Returns the flags of every command, as `--help` lists them. */
export async function readFlags(): Promise<Map<string, Flag[]>> {
  const flags = await Promise.all(
    COMMANDS.map(async (command) => {
      const { output } = await runCommand('rstest', [...(command ? [command] : []), '--help'], { cwd: ROOT });
      return [command, parseHelp(output)] as const;
    }),
  );
  return new Map(flags);
}

/** Parses lines such as `  -u, --update       Update snapshot files` and `  --bail [number]  …`. */
export function parseHelp(help: string): Flag[] {
  const lines = help.matchAll(/^ {2}(-[\w.*-]+(?:, -[\w.*-]+)*)(?: ([<[][^>\]]+[>\]]))? {2,}\S/gm);
  return [...lines].map(([, names = '', value = '']) => ({ names: names.split(', '), value }));
}
