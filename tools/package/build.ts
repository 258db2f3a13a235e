/** A part of `npm pack`. See `USAGE`. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { readCommandLine } from '../../src/node/base/commandLine.ts';
import { compileStyles } from './compileStyles.ts';
import { documentTypes } from './documentTypes.ts';
import { STAGED } from './ensurePackage.ts';
import { pruneDeclarations, pruneStyleHelpers, STYLE_PACKAGES } from './prune.ts';

const USAGE = `Usage: npm run pack -- [--no-tarballs]
Compiles the engine and the packages of packages/ to .cache/packages/<name>/ for publishing, and packs each as a tarball.
  --no-tarballs  only the folders`;

const { 'no-tarballs': onlyFolders } = readCommandLine(USAGE, {
  'no-tarballs': { type: 'boolean', default: false },
}).values;
const root = path.resolve(import.meta.dirname, '../..');
const source = path.join(root, 'src');

/** The import of a script in a declaration, and the entry of a worker. */
const IMPORTED = /(\b(?:from |import\()(["'])\.{1,2}\/[^"'\n]+)\.tsx?\2/g;
const WORKER = /(\bnew URL\((["'])\.{1,2}\/[^"'\n]+)\.tsx?\2/g;

/** Contents of the engine's tarball in addition to its compiled code: paths in this repository, and in the package. */
const ENGINE_FILES = [
  'locales/en.json',
  'locales/notes.json',
  'locales/zh.json',
  'schemas',
  'manual/docs/en',
  'manual/docs/zh',
];

rmSync(STAGED, { recursive: true, force: true });
const engine = stage(source, source, ENGINE_FILES);
const lib = path.join(engine, 'lib');
removeSiteTexts(engine);
documentTypes(source, lib);
await compileStyles(root, lib);
pruneStyleHelpers(lib);
pruneDeclarations(lib, typeFiles(engine));
const packages = globSync('packages/*/package.json', { cwd: root, absolute: true })
  .map((file) => path.dirname(file))
  .sort();
const staged = [engine, ...packages.map((folder) => stage(folder, path.join(folder, 'src'), []))];
if (!onlyFolders)
  for (const folder of staged)
    execFileSync('npm', ['pack', folder, '--pack-destination', STAGED], {
      stdio: ['ignore', 'inherit', 'ignore'],
    });

/**
 * Compiles the code of a package to `lib`, next to its README, changelog, license and a manifest with the compiled
 * files. Every script is compiled separately, so that workers, style files and bundled modules keep their paths.
 *
 * @param folder contains the manifest
 * @param code folder of the sources
 * @param files files and folders of the repository that the package also contains
 * @returns the folder of the package
 */
function stage(folder: string, code: string, files: readonly string[]): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const to = path.join(STAGED, manifest.name);
  mkdirSync(to, { recursive: true });
  compile(code, path.join(to, 'lib'));
  for (const name of files) cpSync(path.join(root, name), path.join(to, name), { recursive: true });
  const documents = ['README.md', 'CHANGELOG.md'].map((name) => path.join(folder, name));
  for (const from of [path.join(root, 'LICENSE'), ...documents])
    if (existsSync(from)) copyFileSync(from, path.join(to, path.basename(from)));
  const { private: _private, devDependencies: _dev, ...published } = manifest;
  for (const name of STYLE_PACKAGES) delete published.dependencies?.[name];
  const text = JSON.stringify(
    {
      ...published,
      bin: compiledBins(manifest.bin),
      exports: compiledExports(manifest.exports),
      files: ['lib', 'CHANGELOG.md', ...files],
    },
    null,
    2,
  );
  writeFileSync(path.join(to, 'package.json'), `${text}\n`);
  return to;
}

/** Removes the texts of this repository's own site from the engine's locale files, and allows any in their schema. */
function removeSiteTexts(folder: string): void {
  const rewrite = (file: string, change: (json: Record<string, unknown>) => Record<string, unknown>) =>
    writeFileSync(file, `${JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8'))), null, 2)}\n`);
  for (const name of globSync('locales/*.json', { cwd: folder }))
    rewrite(path.join(folder, name), (texts) =>
      Object.fromEntries(Object.entries(texts).filter(([key]) => key !== 'site' && !key.startsWith('site.'))),
    );
  rewrite(path.join(folder, 'schemas/locale.schema.json'), (schema) => ({
    ...schema,
    properties: { ...(schema.properties as object), site: { type: 'object' } },
  }));
}

/** Returns the declarations that the manifest of a staged package names. */
function typeFiles(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { types: string }>;
  };
  return Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : path.join(folder, entry.types),
  );
}

/** Replaces the source folder and extension of an export by those of the compiled file. */
function compiledFile(file: string, extension = 'js'): string {
  return file.replace(/^\.\/(?:src\/)?(.*)\.ts$/, `./lib/$1.${extension}`);
}

function compiledBins(bins: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(bins).map(([name, file]) => [name, compiledFile(file)]));
}

function compiledExports(
  entries: Record<string, string>,
): Record<string, string | { types: string; default: string }> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [
      name,
      file.endsWith('.ts') ? { types: compiledFile(file, 'd.ts'), default: compiledFile(file) } : file,
    ]),
  );
}

function compile(from: string, to: string): void {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  // a separate configuration, because the compiler only reads the folders to compile from one
  const config = path.join(STAGED, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(import.meta.dirname, 'tsconfig.json'),
      compilerOptions: { rootDir: from, outDir: to },
      include: [from],
      exclude: [`${from}/**/*.test.ts`, `${from}/**/*.test.tsx`],
    }),
  );
  execFileSync(process.execPath, [tsc, '-p', config], { stdio: 'inherit' });
  rmSync(config);
  for (const name of globSync('**/*.{js,d.ts}', { cwd: to })) {
    const file = path.join(to, name);
    const text = readFileSync(file, 'utf8');
    // the compiler leaves the entries of workers unchanged, and imports in declarations
    const pattern = name.endsWith('.js') ? WORKER : IMPORTED;
    const compiled = text.replace(pattern, '$1.js$2');
    if (compiled !== text) writeFileSync(file, compiled);
  }
  // fonts, pages of the starter, and declarations that are written by hand
  const others = globSync(
    ['**/*', '!**/*.{ts,tsx}', '!**/tsconfig*.json', '!package.json', '!{README,CHANGELOG}.md', '**/*.d.ts'],
    { cwd: from },
  );
  for (const name of others) {
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    copyFileSync(path.join(from, name), path.join(to, name));
  }
}
