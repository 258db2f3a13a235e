/** Package managers in the order of their tabs. */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun', 'deno'] as const;

/** One of these package managers. */
export type PackageManager = (typeof packageManagers)[number];

/** First words of the commands that authors write. */
export const packageManagerVerbs = ['install', 'add', 'remove', 'run', 'exec', 'dlx', 'create'] as const;

/** One of these verbs. */
export type PackageManagerVerb = (typeof packageManagerVerbs)[number];

/** What the package managers spell differently: the verbs, and installing and removing globally. */
type FormName = PackageManagerVerb | 'addGlobal' | 'removeGlobal';

type Form = (args: string) => string;

/** Splits a command line into shell words; a quoted string is one word. */
const words = (args: string): string[] => args.match(/(?:"[^"]*"|'[^']*'|\S)+/g) ?? [];
/** Without the `npm:` prefix, Deno does not look for packages in the npm registry. */
const npmSpecifiers = (args: string) => args.replace(/(?<=^|\s)(?!npm:|jsr:)(?=[^-\s])/g, 'npm:');
/** The task must be a single shell word; wrapped in whichever quotes it does not contain. */
const quoted = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);
/** npm takes options as its own unless they follow `--`. */
const separated = (args: string) => {
  const list = words(args);
  const option = list.findIndex((word) => word.startsWith('-'));
  return (option < 0 ? list : list.toSpliced(option, 0, '--')).join(' ');
};
/** Without a version, npm would use whichever one is cached. */
const newest = (args: string) => args.replace(/^(@?[^@\s]+)(?=\s|$)/, '$1@latest');

/** Where a package manager does not simply say `npm add x`, or `npm add -g x`. */
const forms: Record<PackageManager, Partial<Record<FormName, Form>>> = {
  npm: {
    run: (args) => `npm run ${separated(args)}`,
    exec: (args) => `npx ${args}`,
    dlx: (args) => `npx ${args}`,
    create: (args) => `npm create ${separated(newest(args))}`,
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
    exec: (args) => `deno task --eval ${quoted(args)}`,
    dlx: (args) => `deno run -A npm:${args}`,
    create: (args) => `deno init --npm ${args}`,
  },
};

const GLOBAL = /(?<=^|\s)(?:-g|--global)(?:\s+|$)/;

/** `--` before options: only npm needs it (see `separated`), the others would pass it on to the script. */
const SEPARATOR = /(?<=^|\s)--(?:\s+|$)/;

/**
 * Splits a command such as `add -D x` into verb and arguments; `undefined` if the verb is not one of {@link
 * packageManagerVerbs}, or needs a name and has none.
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
 * One command in the syntax of a package manager. `install` with a package name means `add`; `-g` among the arguments
 * makes it a global install or removal.
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
