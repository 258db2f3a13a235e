import { type Problem, suggestion } from '../../../src/node/base/problems.ts';
import { COMMANDS, type Flag } from '../package/packageFacts.ts';
import type { Sample } from './samples.ts';

/** Checks that every flag of every `rstest` command line exists for its command. */
export function checkCommands(
  samples: readonly Sample[],
  flags: ReadonlyMap<string, readonly Flag[]>,
): Problem[] {
  return samples.flatMap((sample) =>
    sample.code.split('\n').flatMap((line, index) =>
      unknownFlags(line, flags).map(
        ({ flag, known }): Problem => ({
          severity: 'error',
          file: sample.file,
          line: sample.line + 1 + index,
          message: `Unknown flag "${flag}" for this command.`,
          advice: suggestion(flag, known),
        }),
      ),
    ),
  );
}

function unknownFlags(line: string, flags: ReadonlyMap<string, readonly Flag[]>) {
  const words = splitWords(line);
  const start = words.findIndex((word) => word === 'rstest' || word.endsWith('/rstest.js'));
  if (start === -1) return [];
  const rest = words.slice(start + 1);
  const command = COMMANDS.find((name) => name !== '' && name === rest[0]) ?? '';
  const known = (flags.get(command) ?? []).flatMap(({ names }) => names);
  return rest
    .filter((word) => /^--?[a-z]/i.test(word))
    .map((word) => word.replace(/=.*/s, ''))
    .filter((flag) => !isKnown(flag, known))
    .map((flag) => ({ flag, known }));
}

/** `--no-isolate` negates `--isolate`; `--browser.providerOptions.*` matches everything below it. */
function isKnown(flag: string, known: readonly string[]): boolean {
  const positive = flag.replace(/^--no-/, '--');
  return known.some(
    (name) =>
      name === flag || name === positive || (name.endsWith('.*') && flag.startsWith(name.slice(0, -1))),
  );
}

/** Splits a shell command into words; quoted strings stay whole. */
function splitWords(line: string): string[] {
  return [...line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) =>
    word.replace(/^(["'])(.*)\1$/s, '$2'),
  );
}
