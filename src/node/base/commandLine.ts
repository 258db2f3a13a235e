import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { engineVersion } from './engine.ts';
import { didYouMean, fileSystemProblem, ProblemsError } from './problems.ts';

/** A mistake in what was typed in; the message is printed with the usage of the command. */
export class UsageError extends Error {}

const COMMON = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig;

/** Prints the usage or the version and ends the process, if that is what was asked for. */
export function answerHelp(usage: string, args: readonly string[] = process.argv.slice(2)): void {
  const { values } = parseArgs({ args: [...args], options: COMMON, strict: false });
  if (!values.help && !values.version) return;
  const { name, version } = engineVersion();
  console.log(values.help ? usage : `${name} ${version}`);
  process.exit(0);
}

type Parsed<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true }>
>;

/**
 * The options and arguments of a command, by `parseArgs` of Node. Every command knows `--help` and `--version`; they
 * and mistakes are answered here, and end the process.
 */
export function readCommandLine<const O extends ParseArgsOptionsConfig>(
  usage: string,
  options: O,
  { maxArguments = 0, args = process.argv.slice(2) }: { maxArguments?: number; args?: string[] } = {},
): Parsed<O> {
  answerHelp(usage, args);
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true });
    const [surplus] = parsed.positionals.slice(maxArguments);
    if (surplus !== undefined) throw new Error(`“${surplus}” is one argument too many.`);
    return parsed as Parsed<O>;
  } catch (error) {
    const { message } = error as Error;
    const unknown = /^Unknown option '(-+)([^']+)'/.exec(message);
    const [, dashes = '', name = ''] = unknown ?? [];
    const near = didYouMean(name, [...Object.keys(options), ...Object.keys(COMMON)], '').replace('“', `“--`);
    console.error(`${unknown ? `Unknown option “${dashes}${name}”. ${near}`.trim() : message}\n${usage}`);
    process.exit(1);
  }
}

/**
 * Runs a command and ends it with the exit code that it returns. What users can mend is told without the engine's
 * stack: errors of our own and of the file system; a stack is for mistakes in the code.
 */
export async function runCommand(usage: string, run: () => Promise<number> | number): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    const told = fileSystemProblem(error);
    if (!(told instanceof Error) || NATIVE.has(told.constructor)) throw error;
    console.error(told instanceof UsageError ? `${told.message}\n${usage}` : told.message);
    process.exitCode = 1;
  }
}

const NATIVE: ReadonlySet<unknown> = new Set([TypeError, RangeError, ReferenceError, SyntaxError, EvalError]);

/** The oldest versions that the engine's packages run on, of each line that is maintained. */
const OLDEST = [
  [22, 22],
  [24, 8],
] as const;

/** Throws if this version of Node is too old. */
export function checkNode(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = OLDEST.some((oldest) => major === oldest[0] && minor >= oldest[1]) || major > 24;
  if (isSupported) return;
  const message = `This version is not supported: ${OLDEST.map((oldest) => oldest.join('.')).join(' or ')}, or later, is needed.`;
  const advice = 'Install another version of Node.js.';
  throw new ProblemsError([{ severity: 'error', file: `Node ${version}`, message, advice }]);
}
