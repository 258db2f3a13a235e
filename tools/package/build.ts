/** A part of `npm pack`. See `USAGE`. */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { readCommandLine } from '../../src/node/base/commandLine.ts';
import { documentTypes } from './documentTypes.ts';

const USAGE = `Usage: node tools/package/build.ts
Compiles the engine to lib/, as it is in the package: “npm pack” does it by itself.`;

readCommandLine(USAGE, {});
const root = path.resolve(import.meta.dirname, '../..');
const source = path.join(root, 'src');
const lib = path.join(root, 'lib');

/** The import of a script in a declaration, and the entry of a worker. */
const IMPORTED = /(\b(?:from |import\()(["'])\.{1,2}\/[^"'\n]+)\.tsx?\2/g;
const WORKER = /(\bnew URL\((["'])\.{1,2}\/[^"'\n]+)\.tsx?\2/g;

rmSync(lib, { recursive: true, force: true });
compile();
documentTypes(source, lib);
copyOthers();
bundleShell();
bundleDevScripts();

/** Every script by itself: workers, style files and what is bundled for each site keep their places. */
function compile(): void {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', path.join(root, 'tools/package')], { stdio: 'inherit' });
  for (const name of globSync('**/*.{js,d.ts}', { cwd: lib })) {
    const file = path.join(lib, name);
    const text = readFileSync(file, 'utf8');
    // the compiler leaves the entries of workers as they are, and imports in declarations
    const place = name.endsWith('.js') ? WORKER : IMPORTED;
    const written = text.replace(place, '$1.js$2');
    if (written !== text) writeFileSync(file, written);
  }
}

/** Fonts, texts, the pages of a new site, and declarations that are written by hand. */
function copyOthers(): void {
  const names = globSync(['**/*', '!**/*.{ts,tsx}', '!**/tsconfig*.json', '**/*.d.ts'], { cwd: source });
  for (const name of names) {
    mkdirSync(path.dirname(path.join(lib, name)), { recursive: true });
    copyFileSync(path.join(source, name), path.join(lib, name));
  }
}

/** The shell's bundles are the same for every site that adds nothing to them: made once, they need not be made again. */
function bundleShell(): void {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const site = mkdtempSync(path.join(root, '.cache/package-'));
  try {
    const docs = path.join(lib, 'node/commands/docs.js');
    const env = { ...process.env, NODE_ENV: 'production' };
    for (const command of ['init', 'build'])
      execFileSync(process.execPath, [docs, command], { cwd: site, stdio: 'ignore', env });
    const bundles = path.join(site, 'node_modules/.cache/docs/bundles');
    const [bundle = ''] = readdirSync(bundles);
    const made = path.join(lib, 'bundle');
    cpSync(path.join(bundles, bundle), made, { recursive: true });
    for (const name of globSync('assets/**/*.{js,css}', { cwd: made }))
      for (const copy of [`${name}.br`, `${name}.gz`]) {
        const file = path.join(site, 'dist', copy);
        if (existsSync(file)) copyFileSync(file, path.join(made, copy));
      }
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

/** Its scripts for the dev server, by the code of the package: names of classes say where their style files lie. */
function bundleDevScripts(): void {
  const module = pathToFileURL(path.join(lib, 'node/bundler/packagedShell.js')).href;
  const script = `await (await import('${module}')).bundleDevScripts();`;
  const env = { ...process.env, NODE_ENV: 'development' };
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    stdio: 'ignore',
    env,
  });
}
