import { describe, expect, it } from 'vitest';
import { packageManagerCommand, packageManagers, parsePackageManagerCommand } from './packageManagers.ts';

/** One command as written for npm, yarn, pnpm, bun and deno. */
function inAll(command: string): (string | undefined)[] {
  const parsed = parsePackageManagerCommand(command);
  return packageManagers.map((manager) => parsed && packageManagerCommand(manager, parsed.verb, parsed.args));
}

it.each([
  ['install', 'npm install', 'yarn', 'pnpm install', 'bun install', 'deno install'],
  ['install -D x', 'npm add -D x', 'yarn add -D x', 'pnpm add -D x', 'bun add -D x', 'deno add -D npm:x'],
  [
    'install --force',
    'npm install --force',
    'yarn --force',
    'pnpm install --force',
    'bun install --force',
    'deno install --force',
  ],
  [
    'add -D @a/b c',
    'npm add -D @a/b c',
    'yarn add -D @a/b c',
    'pnpm add -D @a/b c',
    'bun add -D @a/b c',
    'deno add -D npm:@a/b npm:c',
  ],
  ['add x -D', 'npm add x -D', 'yarn add x -D', 'pnpm add x -D', 'bun add x -D', 'deno add npm:x -D'],
  ['remove x', 'npm remove x', 'yarn remove x', 'pnpm remove x', 'bun remove x', 'deno remove x'],
  [
    'add -g x',
    'npm add -g x',
    'yarn global add x',
    'pnpm add -g x',
    'bun add -g x',
    'deno install -g -A npm:x',
  ],
  [
    'install x --global',
    'npm add -g x',
    'yarn global add x',
    'pnpm add -g x',
    'bun add -g x',
    'deno install -g -A npm:x',
  ],
  [
    'remove -g x',
    'npm remove -g x',
    'yarn global remove x',
    'pnpm remove -g x',
    'bun remove -g x',
    'deno uninstall -g x',
  ],
  ['run test', 'npm run test', 'yarn run test', 'pnpm run test', 'bun run test', 'deno task test'],
  [
    'run t -g --b',
    'npm run t -- -g --b',
    'yarn run t -g --b',
    'pnpm run t -g --b',
    'bun run t -g --b',
    'deno task t -g --b',
  ],
  [
    'run t -- --watch',
    'npm run t -- --watch',
    'yarn run t --watch',
    'pnpm run t --watch',
    'bun run t --watch',
    'deno task t --watch',
  ],
  [
    'run t "a -b" -c',
    'npm run t "a -b" -- -c',
    'yarn run t "a -b" -c',
    'pnpm run t "a -b" -c',
    'bun run t "a -b" -c',
    'deno task t "a -b" -c',
  ],
  [
    'exec rstest -u',
    'npx rstest -u',
    'yarn rstest -u',
    'pnpm exec rstest -u',
    'bunx rstest -u',
    'deno task --eval "rstest -u"',
  ],
  [
    'exec a -t "b"',
    'npx a -t "b"',
    'yarn a -t "b"',
    'pnpm exec a -t "b"',
    'bunx a -t "b"',
    `deno task --eval 'a -t "b"'`,
  ],
  ['dlx taze', 'npx taze', 'yarn dlx taze', 'pnpm dlx taze', 'bunx taze', 'deno run -A npm:taze'],
  ['create x', 'npm create x@latest', 'yarn create x', 'pnpm create x', 'bun create x', 'deno init --npm x'],
])('converts `%s` to the syntax of each package manager', (command, ...expected) => {
  expect(inAll(command)).toEqual(expected);
});

describe('create', () => {
  it('uses the latest version unless one is named', () => {
    expect(inAll('create @a/b')[0]).toBe('npm create @a/b@latest');
    expect(inAll('create @a')[0]).toBe('npm create @a@latest');
    expect(inAll('create @a/b@5')[0]).toBe('npm create @a/b@5');
    expect(inAll('create x@5')[0]).toBe('npm create x@5');
    expect(inAll('create x@latest')).toEqual([
      'npm create x@latest',
      'yarn create x',
      'pnpm create x@latest',
      'bun create x@latest',
      'deno init --npm x@latest',
    ]);
  });

  it.each(['create x app --template a', 'create x app -- --template a'])(
    'passes options to the initializer: %s',
    (command) => {
      expect(inAll(command)).toEqual([
        'npm create x@latest app -- --template a',
        'yarn create x app --template a',
        'pnpm create x app --template a',
        'bun create x app --template a',
        'deno init --npm x app --template a',
      ]);
    },
  );
});

describe('parsing', () => {
  it('reads verb and arguments', () => {
    expect(parsePackageManagerCommand('  add  -D x ')).toEqual({ verb: 'add', args: '-D x' });
    expect(parsePackageManagerCommand('install')).toEqual({ verb: 'install', args: '' });
  });

  it('keeps the names of other registries', () => {
    expect(inAll('add jsr:@a/b npm:c d').at(-1)).toBe('deno add jsr:@a/b npm:c npm:d');
  });

  it.each(['add', 'remove -g', 'run', 'exec', 'dlx', 'create --yes'])(
    'rejects "%s", which lacks a name',
    (command) => {
      expect(parsePackageManagerCommand(command)).toBeUndefined();
    },
  );

  it.each(['', 'npm install', 'uninstall x', 'constructor', 'installx'])(
    'rejects the unknown command "%s"',
    (command) => {
      expect(parsePackageManagerCommand(command)).toBeUndefined();
    },
  );
});
