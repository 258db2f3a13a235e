import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCommandLine, runCommand, UsageError } from './commandLine.ts';
import { ProblemsError } from './problems.ts';

const USAGE = 'Usage: npm run example -- [--port 3000] [folder]';
const OPTIONS = { port: { type: 'string', default: '3000' }, check: { type: 'boolean' } } as const;

let output: string[] = [];
let errors: string[] = [];

beforeEach(() => {
  output = [];
  errors = [];
  vi.spyOn(console, 'log').mockImplementation((text) => output.push(text));
  vi.spyOn(console, 'error').mockImplementation((text) => errors.push(text));
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const read = (...args: string[]) => readCommandLine(USAGE, OPTIONS, { args, maxArguments: 1 });

describe('readCommandLine', () => {
  it('returns options and arguments', () => {
    expect(read('--port', '80', 'dist')).toMatchObject({ values: { port: '80' }, positionals: ['dist'] });
    expect(read('--', '--help').positionals).toEqual(['--help']);
  });

  it.each([['--help'], ['-h'], ['dist', '--help', '--unknown']])(
    'prints the usage and exits for %s',
    (...args) => {
      expect(() => read(...args)).toThrow('ended with 0');
      expect(output).toEqual([USAGE]);
    },
  );

  it('prints the version and exits for --version', () => {
    expect(() => read('--version')).toThrow('ended with 0');
    expect(output).toEqual([expect.stringMatching(/^docs-site-engine \d+\.\d+\.\d+$/)]);
  });

  it.each([
    [['--prot', '80'], 'Unknown option "--prot". Did you mean "--port"?'],
    [['--something'], 'Unknown option "--something".'],
    [['-x'], 'Unknown option "-x".'],
    [['one', 'two'], 'Unexpected argument "two".'],
    [['--port'], "Option '--port <value>' argument missing"],
  ])('prints a mistake with the usage: %s', (args, message) => {
    expect(() => read(...args)).toThrow('ended with 1');
    expect(errors).toEqual([`${message}\n${USAGE}`]);
  });
});

describe('runCommand', () => {
  it('sets the returned exit code', async () => {
    await runCommand(USAGE, () => 2);
    expect(process.exitCode).toBe(2);
  });

  const problems = new ProblemsError([{ severity: 'error', file: 'a.mdx', message: 'Wrong.' }]);
  it.each([
    ['a usage error, with the usage', new UsageError('No.'), `No.\n${USAGE}`],
    ['an error of the user', new Error('There is no such page.'), 'There is no such page.'],
    ['problems', problems, problems.message],
  ])('prints %s without a stack', async (_what, error, message) => {
    await runCommand(USAGE, () => Promise.reject(error));
    expect(errors).toEqual([message]);
    expect(process.exitCode).toBe(1);
  });

  it('rethrows errors of the code, so that Node prints their stack', async () => {
    const error = new TypeError('x is not a function');
    await expect(runCommand(USAGE, () => Promise.reject(error))).rejects.toBe(error);
  });
});

it('keeps running when the output pipe is closed', async () => {
  const module = path.join(import.meta.dirname, 'commandLine.ts');
  const script = `import { runCommand } from ${JSON.stringify(module)};
await runCommand('', async () => {
  for (let line = 0; line < 20; line++) {
    console.log('x'.repeat(100_000));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return 7;
});`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], { stdio: 'pipe' });
  child.stdout.once('data', () => child.stdout.destroy());
  let errorOutput = '';
  child.stderr.on('data', (data) => (errorOutput += data));
  expect(await once(child, 'close')).toEqual([7, null]);
  expect(errorOutput).toBe('');
});

it.runIf(existsSync('/dev/full'))('reports output that cannot be written, without a stack', async () => {
  const module = path.join(import.meta.dirname, 'commandLine.ts');
  const script = `import { runCommand } from ${JSON.stringify(module)};
await runCommand('', async () => {
  console.log('x');
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return 0;
});`;
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', full, 'pipe'],
  });
  let errorOutput = '';
  child.stderr?.on('data', (data) => (errorOutput += data));
  expect(await once(child, 'close')).toEqual([1, null]);
  closeSync(full);
  expect(errorOutput).toContain('There is no space left on the disk (ENOSPC).');
  expect(errorOutput).not.toMatch(/^\s+at /m);
});
