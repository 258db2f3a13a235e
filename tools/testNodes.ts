/** `npm run test:nodes`. See `USAGE`. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine } from '../src/node/base/commandLine.ts';

const USAGE = `Usage: npm run test:nodes [-- version…]
Runs the package's tests and all of its commands on the Node.js versions that "engines" allows: the oldest of each line,
and the newest one.`;

const ROOT = path.resolve(import.meta.dirname, '..');
const { positionals } = readCommandLine(USAGE, {}, { maxArguments: 9 });
const { engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const oldest = [...engines.node.matchAll(/\d+\.\d+\.\d+/g)].map(([version]) => version);
const versions = positionals.length > 0 ? positionals : [...oldest, 'latest'];

// stops at the first failure, so that its output is at the end of the CI log
const failed = versions.find((version) => {
  const folder = path.join(ROOT, 'node_modules/.cache/nodes', version);
  const node = install(folder, version);
  console.log(`\nNode ${execFileSync(node, ['--version'], { encoding: 'utf8' })}`);
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH, NODE_COMPILE_CACHE: path.join(folder, 'compiled') };
  const tests = [
    vitest,
    'run',
    '--reporter=dot',
    '--project=unit',
    '--project=deep',
    'src/node',
    'tools/package',
  ];
  return spawnSync(node, tests, { cwd: ROOT, env, stdio: 'inherit' }).status !== 0;
});
if (failed !== undefined) console.error(`Failed on Node ${failed}.`);
process.exitCode = failed === undefined ? 0 : 1;

/** Installs a version of Node.js from npm, and returns the path of its binary. */
function install(folder: string, version: string): string {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const node = path.join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(node) && version !== 'latest') return node;
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', [...args, `${name}@${version}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return node;
}
