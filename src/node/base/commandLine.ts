import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { engineVersion } from './engine.ts';
import { didYouMean, fileSystemProblem, ProblemsError } from './problems.ts';
import { isSupportedNode, SUPPORTED_NODE } from './supportedNode.ts';

/** Thrown for a mistake in the arguments; {@link runCommand} prints its message with the usage of the command. */
export class UsageError extends Error {}

const COMMON = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig;

/**
 * Prints the usage or the engine's version and ends the process, if the arguments contain `--help`, `-h` or `--version`.
 *
 * @param args Default: `process.argv.slice(2)`
 */
export function handleHelp(usage: string, args: readonly string[] = process.argv.slice(2)): void {
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
 * Reads the options and arguments of a command with Node's `parseArgs`. For `--help`, `--version` and mistakes, prints the
 * result and exits, with exit code 1 for a mistake.
 *
 * @param options as for `parseArgs`
 * @param limits `maxArguments`: number of arguments that aren't options (default: 0); `args`: the arguments to read
 *   (default: `process.argv.slice(2)`)
 */
export function readCommandLine<const O extends ParseArgsOptionsConfig>(
  usage: string,
  options: O,
  { maxArguments = 0, args = process.argv.slice(2) }: { maxArguments?: number; args?: string[] } = {},
): Parsed<O> {
  handleHelp(usage, args);
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true });
    const [surplus] = parsed.positionals.slice(maxArguments);
    if (surplus !== undefined) throw new Error(`Unexpected argument "${surplus}".`);
    return parsed as Parsed<O>;
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const [, option = ''] = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? message.split("'") : [];
    const known = [...Object.keys(options), ...Object.keys(COMMON)].map((name) => `--${name}`);
    const text =
      option === '' ? message : `Unknown option "${option}". ${didYouMean(option, known, '')}`.trim();
    console.error(`${text}\n${usage}`);
    process.exit(1);
  }
}

/** Throws unless the value of an option is a port. */
export function checkPort(port: string): void {
  const number = port.trim() === '' ? Number.NaN : Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65535)
    throw new UsageError(`Invalid port "${port}". Use a number from 0 to 65535.`);
}

/**
 * Runs a command and sets the exit code that it returns. Errors that users can fix, which are those of the
 * engine and of the file system, are printed without a stack, with exit code 1. Others are thrown. A closed pipe (`docs build | head -1`) doesn't
 * stop the command.
 */
export async function runCommand(usage: string, run: () => Promise<number> | number): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', onOutputError);
  try {
    process.exitCode = await run();
  } catch (error) {
    const problem = fileSystemProblem(error);
    if (!(problem instanceof Error) || PROGRAMMING_ERRORS.has(problem.constructor)) throw error;
    console.error(problem instanceof UsageError ? `${problem.message}\n${usage}` : problem.message);
    process.exitCode = 1;
  }
}

/** Ignores a closed pipe. If the output can't be written for another reason, such as a full disk, the command ends. */
function onOutputError(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') return;
  const problem = fileSystemProblem(error);
  console.error(problem instanceof ProblemsError ? problem.message : error.message);
  process.exit(1);
}

/** Errors that indicate a bug, so they keep their stack. */
const PROGRAMMING_ERRORS: ReadonlySet<unknown> = new Set([
  TypeError,
  RangeError,
  ReferenceError,
  SyntaxError,
  EvalError,
]);

/** Throws if this version of Node is too old. */
export function checkNode(version = process.versions.node): void {
  if (isSupportedNode(version)) return;
  const message = `${SUPPORTED_NODE} is required.`;
  const advice = 'Install one of these versions.';
  throw new ProblemsError([{ severity: 'error', file: `Node ${version}`, message, advice }]);
}
