import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import ts from 'typescript-6';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENGINE_PACKAGE, ensurePackage, STAGED } from './ensurePackage.ts';
import { STYLE_PACKAGES } from './prune.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
/** Returns a file of the packed engine. */
const readPacked = (name: string) => readFileSync(path.join(ENGINE_PACKAGE, name), 'utf8');
const manifest = JSON.parse(read('src/package.json'));
/** Allowed imports: the other packages of the repository are not installed with it. */
const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(
  (name) => !STYLE_PACKAGES.includes(name),
);

/** Compiles style files; the package contains them compiled, and never loads it. */
const ONLY_IN_REPOSITORY = '@vanilla-extract/webpack-plugin';

interface Packed {
  size: number;
  files: { path: string; size: number }[];
}

let packed: Packed;
/** A folder with only the package and its dependencies. */
let folder = '';

beforeAll(async () => {
  await ensurePackage();
  const list = ['pack', '--dry-run', '--ignore-scripts', '--json'];
  [packed] = JSON.parse(
    execFileSync('npm', list, { cwd: ENGINE_PACKAGE, encoding: 'utf8', stdio: 'pipe' }),
  ) as [Packed];
  // with a space in its name
  folder = mkdtempSync(path.join(tmpdir(), 'docs package-'));
  for (const { path: name } of packed.files)
    cpSync(path.join(ENGINE_PACKAGE, name), path.join(folder, 'node_modules', manifest.name, name));
  for (const name of packages) linkPackage(name, folder);
  // as in a monorepo with another version of React
  const shared = path.join(folder, 'node_modules/react-i18next');
  unlinkSync(shared);
  copyPackage('react-i18next', folder);
  copyPackage('react', shared);
  const { dependencies } = JSON.parse(read('node_modules/react-i18next/package.json'));
  for (const name of ['i18next', ...Object.keys(dependencies)]) linkPackage(name, shared);
});

function linkPackage(name: string, place: string): void {
  const link = path.join(place, 'node_modules', name);
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.join(root, 'node_modules', name), link, 'dir');
}

function copyPackage(name: string, place: string): void {
  cpSync(path.join(root, 'node_modules', name), path.join(place, 'node_modules', name), { recursive: true });
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = () => path.join(folder, 'node_modules', manifest.name, 'lib/node/commands/docs.js');
const environment = () => ({ ...process.env, NODE_ENV: undefined, NO_COLOR: '1' });
const docs = (...args: string[]) =>
  execFileSync(process.execPath, [program(), ...args], { cwd: folder, encoding: 'utf8', env: environment() });
/** Returns a page of the built site. */
const page = (name: string) => readFileSync(path.join(folder, 'dist', name), 'utf8');
const readTitle = (name: string) => /<title>(.*?)<\/title>/.exec(page(name))?.[1];

test('the package only contains the compiled engine', () => {
  const names = packed.files.map(({ path: name }) => name);
  const allowed =
    /^(?:locales\/(?:en|notes|zh)\.json|lib\/.+\.(?:js|mjs|d\.ts|json|css|woff2|mdx|txt|br|gz)|lib\/theme\/fonts\/README\.md|schemas\/\w+\.schema\.json|LICENSE|README\.md|manual\/docs\/(?:en|zh)\/[\w-]+\.md|package\.json)$/;
  expect(names.filter((name) => !allowed.test(name))).toEqual([]);
  expect(names.filter((name) => /\.test\.|\/testing\/|stories/.test(name))).toEqual([]);
  const { bin, exports } = JSON.parse(readPacked('package.json'));
  const files = [bin.docs, ...Object.values<string | object>(exports)].flatMap((entry) =>
    typeof entry === 'string' ? entry : Object.values<string>(entry),
  );
  expect(files.length).toBeGreaterThan(9);
  expect(names).toEqual(expect.arrayContaining(files.map((name) => path.normalize(name))));
  expect(names).not.toContain('lib/package.json');
  for (const name of [
    'lib/node/pipeline/worker.js',
    'locales/zh.json',
    'manual/docs/en/start.md',
    'manual/docs/zh/customization.md',
    'LICENSE',
  ])
    expect(names).toContain(name);
});

test('links of the README point to files of the package', () => {
  const names = new Set(packed.files.map(({ path: name }) => name));
  const links = [...readPacked('README.md').matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, to = '']) => to);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((to) => !names.has(to))).toEqual([]);
});

test('the package has at most 1.5 MB, and 4.5 MB unpacked', () => {
  expect(packed.size).toBeLessThan(1.5e6);
  expect(packed.files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(4.5e6);
});

test('the package only imports its dependencies, and contains no local paths and no site', () => {
  const scripts = packed.files.map(({ path: name }) => name).filter((name) => /^lib\/.*\.js$/.test(name));
  expect(scripts.length).toBeGreaterThan(300);
  const unknown = scripts.flatMap((name) =>
    ts
      .preProcessFile(readPacked(name), true, true)
      .importedFiles.map(({ fileName }) => fileName)
      .filter(
        (found) =>
          !found.startsWith('.') &&
          !isBuiltin(found) &&
          ![manifest.name, ONLY_IN_REPOSITORY, ...packages].includes(packageName(found)),
      )
      .map((found) => `${name}: ${found}`),
  );
  expect(unknown).toEqual([]);
  expect(scripts.filter((name) => readPacked(name).includes(root))).toEqual([]);
  expect(scripts.filter((name) => /rstest/i.test(readPacked(name)))).toEqual([]);
});

/** `@scope/name` for `@scope/name/part` */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

test('creates, checks and builds a site with the package', () => {
  expect(docs('init', '--title', 'A “new” "site"')).toContain('written docs/zh/guide/start.mdx');
  expect(docs('init'), 'nothing is overwritten').not.toContain('written');
  expect(docs('check')).toMatch(/Checked 8 pages in .* s: no problems/);
  expect(docs('build')).toContain('10 pages written to dist');
  expect(readTitle('index.html')).toBe('A “new” &quot;site&quot; | What it is, in a few words');
  expect(readTitle('zh/guide/start.html')).toBe('快速上手 | A “new” &quot;site&quot;');
  const sidebar = /<nav[^>]*aria-label="Sidebar".*?<\/nav>/s.exec(page('guide/start.html'))?.[0] ?? '';
  expect(sidebar.replace(/<[^>]*>/g, ' ')).toMatch(/Guide\s+Get started\s+Write a page/);
});

test('the types document every key of the configuration', () => {
  const config = path.join(folder, 'wrong.config.ts');
  const text = `import { defineSite, type Navigation } from '${manifest.name}';
export const navigation: Navigation = { nav: [{ text: 'A', items: [] }], sidebar: { '/': [{ text: 'B', items: ['/a'] }] } };
export default defineSite({ title: 'A', languages: [{ lang: 'en', label: 'English' }], themeConfig: { lead: true }, titel: '' });
`;
  writeFileSync(config, text);
  const program = ts.createProgram([config], {
    module: ts.ModuleKind.NodeNext,
    strict: true,
    noEmit: true,
    types: [],
  });
  const found = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  expect(found).toEqual([expect.stringContaining("'titel' does not exist in type 'SiteConfig'")]);
  const checker = program.getTypeChecker();
  const meaning = (key: string) => {
    let said = '';
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && node.name.getText() === key) {
        const type = checker.getContextualType(node.parent as ts.ObjectLiteralExpression);
        const parts =
          type && checker.getNonNullableType(type).getProperty(key)?.getDocumentationComment(checker);
        said ||= ts.displayPartsToString(parts);
      }
      ts.forEachChild(node, visit);
    };
    visit(program.getSourceFile(config) as ts.SourceFile);
    return said;
  };
  for (const [key, part] of [
    ['title', 'Name of the site'],
    ['label', "The language's name"],
    ['lead', 'own description below its title'],
    ['nav', 'Entries of the navbar'],
  ] as const)
    expect(meaning(key), key).toContain(part);
  rmSync(config);
});

/** Adds a package of `packages/` to the folder, as its tarball would be installed. */
function install(name: string): void {
  cpSync(path.join(STAGED, name), path.join(folder, 'node_modules', name), { recursive: true });
  const { dependencies } = JSON.parse(readFileSync(path.join(STAGED, name, 'package.json'), 'utf8'));
  for (const needed of Object.keys(dependencies))
    if (!existsSync(path.join(folder, 'node_modules', needed))) linkPackage(needed, folder);
}

test('a command of a package that is not installed names the package, and runs once it is installed', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [program(), ...args], { cwd: folder, encoding: 'utf8', env: environment() });
  const failed = run('audit');
  expect(failed.status).toBe(1);
  expect(failed.stderr).toBe(
    '"docs audit" needs the package docs-site-audit. Run "npm install -D docs-site-audit".\n',
  );
  const names = ['docs-site-translations', 'docs-site-authoring', 'docs-site-audit', 'docs-site-migrate'];
  for (const name of names) install(name);
  expect(run('audit').stdout).toMatch(/valid HTML\s+10\s+ok/);
  expect(run('i18n').stdout).toMatch(/zh\s+pages.*4\/4/);
  expect(run('i18n', 'accept', '--unconfirmed').stdout).toContain('accepted: zh guide/start.mdx');
  expect(run('new', 'page', '/guide/new', '--title', 'New', '--title-zh', '新').stdout).toContain(
    'docs/zh/guide/new.mdx',
  );
  expect(run('move', '/guide/new', '/guide/newer').stdout).toContain('docs/en/guide/newer.mdx');
  expect(run('remove', '/guide/newer', '--force').stdout).toContain('removed: docs/en/guide/newer.mdx');
  mkdirSync(path.join(folder, 'old/.vitepress'), { recursive: true });
  writeFileSync(path.join(folder, 'old/.vitepress/config.js'), "export default { title: 'Old' };\n");
  writeFileSync(path.join(folder, 'old/index.md'), '# Old\n');
  expect(run('migrate', 'vitepress', 'old', '--out', 'migrated').stdout).toContain('1 page migrated');
});

test('the dev server shows the site', async () => {
  const server = spawn(process.execPath, [program(), 'dev', '--port', '0'], {
    cwd: folder,
    env: environment(),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    for await (const line of createInterface({ input: server.stdout })) {
      const [url] = /http:\/\/localhost:\d+\//.exec(line) ?? [];
      if (url === undefined) continue;
      // it prints the URL before it listens
      let shown = '';
      const open = async () => {
        shown = await fetch(`${url}guide/writing`).then((response) => response.text(), String);
        return shown;
      };
      await expect.poll(open).toContain('<h1');
      expect(shown).toContain('Folders are groups.');
      const scripts = [...shown.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
      expect(scripts).toEqual(['/assets/js/boot.js']);
      const boot = await fetch(new URL(scripts[0] ?? '', url)).then((response) => response.text());
      expect(boot, 'it follows edits').toContain('docs:update');
      expect(boot).toContain('rsbuild-hmr');
      return;
    }
    throw new Error('The dev server exited unexpectedly.');
  } finally {
    server.kill();
    await once(server, 'close');
  }
});
