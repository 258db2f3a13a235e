/** Package managers in the order of their tabs. */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun', 'deno'] as const;

/** Name of a package manager. */
export type PackageManager = (typeof packageManagers)[number];

/** First words of the commands that authors write. */
export const packageManagerVerbs = ['install', 'add', 'remove', 'run', 'exec', 'dlx', 'create'] as const;

/** A verb that authors can write, see {@link packageManagerVerbs}. */
export type PackageManagerVerb = (typeof packageManagerVerbs)[number];

/** Commands whose syntax differs between package managers: the verbs, and global installs and removals. */
type FormName = PackageManagerVerb | 'addGlobal' | 'removeGlobal';

type Form = (args: string) => string;

/** Splits a command line into shell words; a quoted string is one word. */
const words = (args: string): string[] => args.match(/(?:"[^"]*"|'[^']*'|\S)+/g) ?? [];
/** Adds the `npm:` prefix, without which Deno doesn't use the npm registry. */
const npmSpecifiers = (args: string) => args.replace(/(?<=^|\s)(?!npm:|jsr:)(?=[^-\s])/g, 'npm:');
/** Quotes a task, which must be a single shell word, with the quotes that it doesn't contain. */
const quote = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);
/** Inserts `--`, without which npm interprets options itself. */
const withSeparator = (args: string) => {
  const list = words(args);
  const option = list.findIndex((word) => word.startsWith('-'));
  return (option < 0 ? list : list.toSpliced(option, 0, '--')).join(' ');
};
/** Adds `@latest`, without which npm uses any cached version. */
const withLatest = (args: string) => args.replace(/^(@?[^@\s]+)(?=\s|$)/, '$1@latest');

/** Forms that differ from the pattern `npm add x` and `npm add -g x`. */
const forms: Record<PackageManager, Partial<Record<FormName, Form>>> = {
  npm: {
    run: (args) => `npm run ${withSeparator(args)}`,
    exec: (args) => `npx ${args}`,
    dlx: (args) => `npx ${args}`,
    create: (args) => `npm create ${withSeparator(withLatest(args))}`,
  },
  yarn: {
    install: (args) => `yarn ${args}`,
    addGlobal: (args) => `yarn global add ${args}`,
    removeGlobal: (args) => `yarn global remove ${args}`,
    exec: (args) => `yarn ${args}`,
    create: (args) => `yarn create ${args.replace(/@latest\b/, '')}`,
  },
  pnpm: {},
  bun: { exec: (args) => `bunx ${args}`, dlx: (args) => `bunx ${args}` },
  deno: {
    add: (args) => `deno add ${npmSpecifiers(args)}`,
    addGlobal: (args) => `deno install -g -A ${npmSpecifiers(args)}`,
    removeGlobal: (args) => `deno uninstall -g ${args}`,
    run: (args) => `deno task ${args}`,
    exec: (args) => `deno task --eval ${quote(args)}`,
    dlx: (args) => `deno run -A npm:${args}`,
    create: (args) => `deno init --npm ${args}`,
  },
};

const GLOBAL = /(?<=^|\s)(?:-g|--global)(?:\s+|$)/;

/** `--` before options. Only npm needs it (see `separated`); others would pass it to the script. */
const SEPARATOR = /(?<=^|\s)--(?:\s+|$)/;

/**
 * Splits a command such as `add -D x` into verb and arguments. Returns `undefined` if the verb isn't one of {@link
 * packageManagerVerbs}, or if a required name is missing.
 */
export function parsePackageManagerCommand(
  command: string,
): { verb: PackageManagerVerb; args: string } | undefined {
  const [, name = '', args = ''] = /^(\S+)\s*(.*)$/s.exec(command.trim()) ?? [];
  const verb = packageManagerVerbs.find((known) => known === name);
  if (!verb || (verb !== 'install' && !words(args).some((word) => !word.startsWith('-')))) return undefined;
  return { verb, args: args.replace(SEPARATOR, '').trim() };
}

/**
 * Returns a command in the syntax of a package manager. `install` with a package name means `add`; `-g` among the arguments
 * makes the install or removal global.
 */
export function packageManagerCommand(
  manager: PackageManager,
  verb: PackageManagerVerb,
  args: string,
): string {
  const name = formName(verb, args);
  const plain = (rest: string) => `${manager} ${name.replace('Global', ' -g')} ${rest}`;
  const form = forms[manager][name] ?? plain;
  return form(name.endsWith('Global') ? args.replace(GLOBAL, '') : args).trim();
}

function formName(verb: PackageManagerVerb, args: string): FormName {
  const namesPackage = words(args).some((word) => !word.startsWith('-'));
  const plain = verb === 'install' && namesPackage ? 'add' : verb;
  if (!GLOBAL.test(args)) return plain;
  return plain === 'add' ? 'addGlobal' : plain === 'remove' ? 'removeGlobal' : plain;
}
