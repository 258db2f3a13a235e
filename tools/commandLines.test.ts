import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
/** Most of what “--help” takes is loading modules, which the scripts have in common. */
const env = { ...process.env, NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node') };
/** The npm scripts that run a file of ours. */
const files = Object.entries<string>(scripts).flatMap(([name, command]) => {
  const [, file, ...args] = /^node (\S+)(?: (\w+))?$/.exec(command) ?? [];
  return file === undefined ? [] : [[name, [file, ...args.filter(Boolean)]] as const];
});

function run(...args: string[]): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, args, { cwd: root, env });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, text: text.trim() })));
}

test.concurrent.each(files)('npm run %s knows “--help”', { timeout: 60_000 }, async (_name, command) => {
  const usage = expect.stringMatching(/^Usage:\s+npm (?:run|test)/);
  expect(await run(...command, '--help')).toEqual({ code: 0, text: usage });
});

test('scripts that run a file leave its arguments to it', () => {
  const others = Object.entries<string>(scripts).filter(([name]) => !files.some(([known]) => known === name));
  expect(others.filter(([, command]) => /\bnode /.test(command))).toEqual([]);
});
