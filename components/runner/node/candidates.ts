import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../../../tools/docs/pages.ts';
import { isInSource, type Project, readProjects } from '../../../tools/docs/samples/projects.ts';
import { isScript, type Sample } from '../../../tools/docs/samples/samples.ts';
import { compileModule } from '../shared/compileModule.ts';
import { EMPTY_MODULE, findImports, resolveImport } from '../shared/modules.ts';
import type { RunRequest } from '../shared/protocol.ts';
import { embeddedProjects } from './embeddedProjects.ts';
import { SampleKeys } from './sampleKeys.ts';
import { readSettings } from './settings.ts';

/** A test sample that needs nothing but the framework's runtime. */
export interface Candidate {
  page: string;
  /** See {@link SampleKeys}. */
  key: string;
  project: Project;
  sample: Sample;
  /** Path of the test in the project. */
  test: string;
  request: RunRequest;
  /** Code before the sample's own first line: the imports that its section shows once. */
  prefix: string;
}

/**
 * Returns the test samples of a page that can run in a browser. Running them proves whether they have the same result
 * there.
 */
export function findCandidates(page: Page): Candidate[] {
  const codes = codesByLine(page);
  return [...readProjects(page), ...embeddedProjects(page)].flatMap((project) =>
    project.tests.flatMap((test): Candidate[] => {
      const sample = project.files.get(test);
      const code = sample && codes.get(sample.line);
      const request = sample && code && !isInSource(sample) && createRequest(project, test);
      if (!request) return [];
      const isEmbedded = sample.meta.file !== undefined;
      const prefix = isEmbedded ? '' : sample.code.slice(0, sample.code.length - code.value.length);
      return [{ page: page.path, key: code.key, project, sample, test, request, prefix }];
    }),
  );
}

interface CodeOfLine {
  key: string;
  value: string;
}

/** Returns the code blocks of a page as written, by the line of their fence. */
function codesByLine({ tree }: Page): Map<number, CodeOfLine> {
  const keys = new SampleKeys();
  const codes = new Map<number, CodeOfLine>();
  visit(tree, (node: Root | RootContent) => {
    if (node.type !== 'code') return;
    codes.set(node.position?.start.line ?? 1, { key: keys.next(node), value: node.value });
  });
  return codes;
}

/** Creates the request for a test. Returns `undefined` if the test needs Node, packages or the compiler. */
function createRequest({ files: projectFiles }: Project, test: string): RunRequest | undefined {
  const entry = test.replace(UNTITLED, 'sample');
  const files = new Map([...projectFiles].map(([path, sample]) => [path === test ? entry : path, sample]));
  const settings = readSettings(files);
  if (!settings) return undefined;
  const { options, resolution, define } = settings;
  const modules: Record<string, string> = {};
  const add = (path: string): boolean => {
    if (Object.hasOwn(modules, path)) return true;
    if (path === EMPTY_MODULE) {
      modules[path] = '';
      return true;
    }
    const sample = files.get(path);
    if (!sample) return false;
    if (path.endsWith('.json')) {
      modules[path] = sample.code;
      return true;
    }
    if (!isScript(sample) || NEEDS_COMPILER.test(sample.code)) return false;
    const compiled = compileModule(sample.code, path);
    modules[path] = compiled;
    const has = (name: string) => files.has(name) || name === EMPTY_MODULE;
    return findImports(compiled).every((specifier) => {
      if (specifier === '@rstest/core') return true;
      const resolved = resolveImport(specifier, path, has, resolution);
      return resolved !== undefined && add(resolved);
    });
  };
  const setup = settings.setupFiles.map((name) => name.replace(/^\.\//, ''));
  if (![...setup, entry].every(add)) return undefined;
  return {
    entry,
    modules,
    ...(setup.length > 0 ? { setup } : {}),
    ...(Object.keys(resolution).length > 0 ? { resolution } : {}),
    ...(Object.keys(define).length > 0 ? { define } : {}),
    ...(Object.keys(options).length > 0 ? { options } : {}),
  };
}

/** Matches the name of a sample without a title, which contains its line. */
const UNTITLED = /^sample-\d+(?=\.test\.)/;

/** Module mocks, modules that are loaded by name, and files are provided by the compiler and by Node. */
const NEEDS_COMPILER =
  /\b(?:rs|rstest)\.(?:mock|doMock|unmock|doUnmock|mockRequire|doMockRequire|hoisted|importActual|importMock|requireActual|requireMock|resetModules)\b|\bimport\(|\bimport\.meta\b/;
