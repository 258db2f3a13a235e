/** Package managers in the order of their tabs. */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type PackageManager = (typeof packageManagers)[number];

export const packageManagerVerbs = ['install', 'add', 'remove', 'run', 'exec', 'dlx', 'create'] as const;

export type PackageManagerVerb = (typeof packageManagerVerbs)[number];

type Form = (args: string) => string;

const forms: Record<PackageManager, Record<PackageManagerVerb, Form>> = {
  npm: {
    install: (args) => `npm install ${args}`,
    add: (args) => `npm add ${args}`,
    remove: (args) => `npm remove ${args}`,
    run: (args) => `npm run ${args.replace(/ (?=-)/, ' -- ')}`,
    exec: (args) => `npx ${args}`,
    dlx: (args) => `npx ${args}`,
    create: (args) =>
      `npm create ${args.replace(/^(\S+?)(?<!@[^@/]+)(?=\s|$)/, '$1@latest').replace(/ (?=-)/, ' -- ')}`,
  },
  yarn: {
    install: (args) => `yarn ${args}`,
    add: (args) => `yarn add ${args}`,
    remove: (args) => `yarn remove ${args}`,
    run: (args) => `yarn ${args}`,
    exec: (args) => `yarn ${args}`,
    dlx: (args) => `yarn dlx ${args}`,
    create: (args) => `yarn create ${args.replace(/@latest\b/, '')}`,
  },
  pnpm: {
    install: (args) => `pnpm install ${args}`,
    add: (args) => `pnpm add ${args}`,
    remove: (args) => `pnpm remove ${args}`,
    run: (args) => `pnpm run ${args}`,
    exec: (args) => `pnpm exec ${args}`,
    dlx: (args) => `pnpm dlx ${args}`,
    create: (args) => `pnpm create ${args}`,
  },
  bun: {
    install: (args) => `bun install ${args}`,
    add: (args) => `bun add ${args}`,
    remove: (args) => `bun remove ${args}`,
    run: (args) => `bun run ${args}`,
    exec: (args) => `bunx ${args}`,
    dlx: (args) => `bunx ${args}`,
    create: (args) => `bun create ${args}`,
  },
};

/** The verb and arguments of `add -D x`; `undefined` when the verb is none of {@link packageManagerVerbs}. */
export function parsePackageManagerCommand(
  command: string,
): { verb: PackageManagerVerb; args: string } | undefined {
  const [, name = '', args = ''] = /^(\S+)\s*(.*)$/s.exec(command.trim()) ?? [];
  const verb = packageManagerVerbs.find((known) => known === name);
  return verb ? { verb, args } : undefined;
}

/** One command in the words of a package manager; to `install` a package by name is to `add` it. */
export function packageManagerCommand(
  manager: PackageManager,
  verb: PackageManagerVerb,
  args: string,
): string {
  const namesPackage = args.split(' ').some((word) => /^[^-]/.test(word));
  const form = verb === 'install' && namesPackage ? 'add' : verb;
  return forms[manager][form](args).trim();
}
