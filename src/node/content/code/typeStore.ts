import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { atomicWrite } from '../../base/files.ts';
import { sha1, sourceHash } from '../../base/hash.ts';
import { missingPackages } from '../../base/optionalPackages.ts';
import type { TypedCode, TypeProblem } from './checkTypes.ts';

const EXTENSIONS: Record<string, string> = {
  ts: 'ts',
  typescript: 'ts',
  mts: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
};

/** Languages whose types can be shown. */
export const typedLanguages = Object.keys(EXTENSIONS);

const IMPORT = /(?:from|import)\s*\(?\s*['"]((?:@[^/'"]+\/)?[^./'"@][^/'"]*)/g;

/** Types of samples, computed once per sample and versions of the packages it imports. */
export class TypeStore {
  readonly #root: string;
  readonly #folder: string;
  readonly #known = new Map<string, Promise<TypedCode | { problems: TypeProblem[] }>>();

  /**
   * @param root folder whose `node_modules` contains what samples import
   * @param cacheDir where results are stored for later builds
   */
  constructor(root: string, cacheDir: string) {
    this.#root = root;
    this.#folder = path.join(cacheDir, 'types');
  }

  /** @param lang one of {@link typedLanguages}; other languages have no types */
  async find(code: string, lang: string): Promise<TypedCode | { problems: TypeProblem[] }> {
    const extension = EXTENSIONS[lang];
    if (extension === undefined) return { problems: [] };
    const key = `${lang}\0${code}`;
    let found = this.#known.get(key);
    if (!found) {
      found = this.#load(code, extension);
      this.#known.set(key, found);
    }
    return found;
  }

  /** The files that determine which versions of the imported packages are installed. */
  dependencies(code: string): string[] {
    const names = new Set([...code.matchAll(IMPORT)].map((match) => match[1] ?? ''));
    return [...names].flatMap((name) => findPackage(this.#root, name) ?? []).sort();
  }

  async #load(code: string, extension: string): Promise<TypedCode | { problems: TypeProblem[] }> {
    const advice = missingPackages('twoslash');
    if (advice)
      return { problems: [{ message: `Its types need packages that are not installed. ${advice}` }] };
    const versions = this.dependencies(code).map((file) => readFileSync(file, 'utf8'));
    const compiler = findPackage(import.meta.dirname, 'typescript-6') ?? '';
    const checker = sourceHash(['node/content/code/checkTypes.ts'], readFileSync(compiler, 'utf8'));
    const key = sha1(JSON.stringify([checker, extension, code, versions]));
    const file = path.join(this.#folder, `${key}.json`);
    const kept = readTypes(file);
    if (kept) return kept;
    const { checkTypes } = await import('./checkTypes.ts');
    const result = checkTypes(this.#root, code, extension);
    if (!('problems' in result)) atomicWrite(file, JSON.stringify(result));
    return result;
  }
}

function readTypes(file: string): TypedCode | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TypedCode;
  } catch {
    return undefined; // missing or corrupted: computed again
  }
}

/** The `package.json` of an installed package, resolved from a folder as Node does. */
function findPackage(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'node_modules', name, 'package.json');
    if (existsSync(file)) return file;
    if (folder === path.dirname(folder)) return undefined;
  }
}
