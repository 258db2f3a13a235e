import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../../../tools/docs/pages.ts';
import { isInSource, type Project, projectsOf } from '../../../tools/docs/samples/projects.ts';
import { isConfig, isScript, type Sample } from '../../../tools/docs/samples/samples.ts';
import { compileModule } from '../shared/compileModule.ts';
import { importsOf, resolveImport } from '../shared/modules.ts';
import { RUNTIME_OPTIONS, type RunRequest } from '../shared/protocol.ts';
import { SampleKeys } from './sampleKeys.ts';

/** A test sample that needs nothing but the framework's runtime. */
export interface Candidate {
  page: string;
  /** See {@link SampleKeys}. */
  key: string;
  project: Project;
  sample: Sample;
  request: RunRequest;
  /** Code before the sample's own first line: the imports that its section shows once. */
  prefix: string;
}

/** The test samples of a page that may run in a browser; whether they do the same there is proven by running them. */
export function candidatesOf(page: Page): Candidate[] {
  const codes = codesByLine(page);
  return projectsOf(page).flatMap((project) =>
    project.tests.flatMap((entry): Candidate[] => {
      const sample = project.files.get(entry);
      const code = sample && codes.get(sample.line);
      const request = sample && code && !isInSource(sample) && requestOf(project, entry);
      if (!request) return [];
      const prefix = sample.code.slice(0, sample.code.length - code.value.length);
      return [{ page: page.path, key: code.key, project, sample, request, prefix }];
    }),
  );
}

interface CodeOfLine {
  key: string;
  value: string;
}

/** The code blocks of a page as written, by the line of their fence. */
function codesByLine({ tree }: Page): Map<number, CodeOfLine> {
  const keys = new SampleKeys();
  const codes = new Map<number, CodeOfLine>();
  visit(tree, (node: Root | RootContent) => {
    if (node.type !== 'code') return;
    codes.set(node.position?.start.line ?? 1, { key: keys.next(node), value: node.value });
  });
  return codes;
}

/** `undefined` if the test needs Node, packages or the compiler. */
function requestOf({ files }: Project, entry: string): RunRequest | undefined {
  const settings = settingsOf(files);
  if (!settings) return undefined;
  const { options, aliases, define } = settings;
  const modules: Record<string, string> = {};
  const add = (path: string): boolean => {
    if (Object.hasOwn(modules, path)) return true;
    const sample = files.get(path);
    if (!sample) return false;
    if (path.endsWith('.json')) {
      modules[path] = sample.code;
      return true;
    }
    if (!isScript(sample) || NEEDS_COMPILER.test(sample.code)) return false;
    const compiled = compileModule(sample.code, path);
    modules[path] = compiled;
    return importsOf(compiled).every((specifier) => {
      if (specifier === '@rstest/core') return true;
      const found = resolveImport(specifier, path, (name) => files.has(name), aliases);
      return found !== undefined && add(found);
    });
  };
  const setup = settings.setupFiles.map((name) => name.replace(/^\.\//, ''));
  if (![...setup, entry].every(add)) return undefined;
  return {
    entry,
    modules,
    ...(setup.length > 0 ? { setup } : {}),
    ...(aliases.length > 0 ? { aliases } : {}),
    ...(Object.keys(define).length > 0 ? { define } : {}),
    ...(Object.keys(options).length > 0 ? { options } : {}),
  };
}

/** Module mocks, modules that are loaded by name, and files are provided by the compiler and by Node. */
const NEEDS_COMPILER =
  /\b(?:rs|rstest)\.(?:mock|doMock|unmock|doUnmock|mockRequire|doMockRequire|hoisted|importActual|importMock|requireActual|requireMock|resetModules)\b|\bimport\(|\bimport\.meta\b/;

/** What a configuration says that applies to a run in the browser. */
interface Settings {
  options: Record<string, unknown>;
  /** Specifiers of modules that run before the test file. */
  setupFiles: string[];
  /** Folders by the beginning of a specifier. */
  aliases: [prefix: string, folder: string][];
  /** Constants, as JavaScript. */
  define: Record<string, string>;
}

/** `undefined` if the configuration can't be evaluated. What has no effect in a browser is left out. */
function settingsOf(files: ReadonlyMap<string, Sample>): Settings | undefined {
  const config = files.get('rstest.config.ts') ?? [...files.values()].find(isConfig);
  const found = config ? evaluate(config.code) : {};
  if (typeof found !== 'object' || found === null) return undefined;
  const all = found as Record<string, unknown> & {
    resolve?: { alias?: Record<string, unknown> };
    source?: { define?: Record<string, unknown> };
  };
  const options = Object.fromEntries(
    RUNTIME_OPTIONS.flatMap((key) => (Object.hasOwn(all, key) ? [[key, all[key]]] : [])),
  );
  return {
    options: JSON.parse(JSON.stringify(options)) as Record<string, unknown>,
    setupFiles: [all.setupFiles ?? []].flat().map(String),
    define: Object.fromEntries(
      Object.entries(all.source?.define ?? {}).map(([name, value]) => [name, String(value)]),
    ),
    aliases: Object.entries(all.resolve?.alias ?? {}).flatMap(([prefix, folder]) =>
      typeof folder === 'string' && folder.startsWith('./') ? [[prefix, folder] as [string, string]] : [],
    ),
  };
}

/** A reader's machine: it isn't CI, whatever this one is. */
const READER_PROCESS: unknown = Object.create(process, { env: { value: {} } });

/** Plugins and reporters have no effect on what a test does in a browser: their packages are replaced by nothing. */
function evaluate(code: string): unknown {
  const nothing: object = new Proxy(function nothing() {}, {
    get: () => nothing,
    apply: () => nothing,
    construct: () => nothing,
  });
  try {
    const require = (specifier: string): unknown =>
      specifier === '@rstest/core' ? { defineConfig: (value: unknown) => value } : nothing;
    const exports: { default?: unknown } = {};
    const run = new Function('require', 'exports', 'process', compileModule(code, 'rstest.config.ts'));
    run(require, exports, READER_PROCESS);
    return exports.default;
  } catch {
    return undefined;
  }
}
