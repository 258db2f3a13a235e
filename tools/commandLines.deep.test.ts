import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
/** All npm scripts except those that npm runs before or after others. */
const commands = Object.entries<string>(scripts).filter(([name]) => !/^(?:pre|post)/.test(name));
/** The benchmarks of `npm run bench`, each with a usage text. */
const figures = globSync('bench/*.ts', { cwd: root })
  .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('Usage: npm run bench'))
  .map((file) => [file, [file]] as const);
/** The npm scripts that run a file of ours. */
const scriptFiles = commands.flatMap(([name, command]) => {
  const [, file, ...args] = /^node (\S+)(?: (\S+))?$/.exec(command) ?? [];
  return file === undefined ? [] : [[name, [file, ...args.filter(Boolean)] as Command] as const];
});
const files: (readonly [name: string, Command])[] = [...scriptFiles, ...figures];

/** The command line after `node`. */
type Command = readonly [file: string, ...args: string[]];

/** Output and exit code of a command. */
interface Result {
  code?: number;
  text: string;
}

/** Runs commands one after another in one process, each until it would exit: loading modules takes most of the time. */
const RUN_ALL = `
  import { pathToFileURL } from 'node:url';
  const results = [];
  for (const [file, ...args] of JSON.parse(process.argv[1])) {
    const result = { text: '' };
    const hasEnded = () => 'code' in result;
    process.argv = [process.execPath, file, ...args];
    console.log = console.error = (text) => {
      if (!hasEnded()) result.text += text;
    };
    process.exit = (code) => {
      result.code ??= code;
      throw new Error('the end of the command');
    };
    results.push(result);
    await import(pathToFileURL(file).href).catch((error) => console.error(error.stack));
  }
  process.stdout.write(JSON.stringify(results));
  process.reallyExit(0);
`;

function runTogether(commands: readonly Command[]): Result[] {
  return JSON.parse(node('--input-type=module', '--eval', RUN_ALL, JSON.stringify(commands)));
}

function node(...args: string[]): string {
  return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}

test('every npm script supports "--help"', () => {
  const helpCommands = files.map(([, command]): Command => [...command, '--help']);
  // a process imports a file once, and some files do nothing when they are imported
  const isAlone = ([file]: Command) =>
    files.filter(([, [other]]) => other === file).length > 1 ||
    readFileSync(path.join(root, file), 'utf8').includes('import.meta.main');
  const alone = helpCommands.filter(isAlone);
  const together = helpCommands.filter((command) => !isAlone(command));
  const results = new Map([
    ...alone.map((command) => [command, { code: 0, text: node(...command) }] as const),
    ...runTogether(together).map((result, index) => [together[index], result] as const),
  ]);
  const usage = expect.stringMatching(/^Usage:\s+npm (?:run|test)/);
  expect(Object.fromEntries(files.map(([name], index) => [name, results.get(helpCommands[index])]))).toEqual(
    Object.fromEntries(files.map(([name]) => [name, { code: 0, text: usage }])),
  );
});

test('scripts that run a file pass arguments to it', () => {
  const others = commands.filter(([name]) => !files.some(([known]) => known === name));
  // "node --run" starts another script, which is checked separately
  expect(others.filter(([, command]) => /\bnode (?!--run )/.test(command))).toEqual([]);
});

test('the README describes every npm script', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const cells = [...readme.matchAll(/^\| (`[^|]*?) +\| \w+ +\| [^|]/gm)].map(([, cell = '']) => cell);
  const described = cells.flatMap((cell) =>
    [...cell.matchAll(/`(?:npm run )?([\w:]+)/g)].map(([, name = '']) => name),
  );
  const above = ['start', 'test', 'test:all'];
  expect(new Set([...described, ...above])).toEqual(new Set(commands.map(([name]) => name)));
});
