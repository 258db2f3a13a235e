import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheFolder, DiskCache } from '../../base/diskCache.ts';
import { engineHash } from '../../base/engine.ts';
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

type Types = TypedCode | { problems: TypeProblem[] };

/** Types of samples, computed once per sample and versions of the packages it imports. */
export class TypeStore {
  readonly #root: string;
  readonly #cache: DiskCache<TypedCode>;

  /**
   * @param root folder whose `node_modules` contains the imports of samples
   * @param cacheDir where results are stored for later builds
   */
  constructor({ root, cacheDir }: { root: string; cacheDir: string }) {
    this.#root = root;
    this.#cache = new DiskCache(cacheFolder({ cacheDir }), `types ${engineHash()}`);
  }

  /** @param lang one of {@link typedLanguages}. Other languages have no types. */
  async find(code: string, lang: string): Promise<Types> {
    const extension = EXTENSIONS[lang];
    if (extension === undefined) return { problems: [] };
    const advice = missingTwoslashAdvice();
    if (advice)
      return { problems: [{ message: `Its types need packages that are not installed. ${advice}` }] };
    const compiler = packageFile('typescript-6', import.meta.filename) ?? '';
    const versions = [compiler, ...this.dependencies(code)].map((file) => readFileSync(file, 'utf8'));
    const key = JSON.stringify([extension, code, versions]);
    const known = this.#cache.get(key);
    if (known) return known;
    const types = (await import('./checkTypes.ts')).checkTypes(this.#root, code, extension);
    if (!('problems' in types)) this.#cache.put(key, types);
    return types;
  }

  /** The files that determine which versions of the imported packages are installed. */
  dependencies(code: string): string[] {
    const names = new Set([...code.matchAll(IMPORT)].map((match) => match[1] ?? ''));
    const importer = path.join(this.#root, 'site.config.ts');
    return [...names].flatMap((name) => packageFile(name, importer) ?? []).sort();
  }
}

/** Packages for types in code samples, by their name in the engine: TypeScript 7 has no JavaScript API. */
const TWOSLASH = { twoslash: '', '@shikijs/twoslash': '', 'typescript-6': '@npm:typescript@6' };

/** Advice if packages for types in code samples are missing; otherwise `undefined`. */
function missingTwoslashAdvice(): string | undefined {
  const missing = Object.entries(TWOSLASH).filter(([name]) => !packageFile(name, import.meta.filename));
  if (missing.length === 0) return undefined;
  return `Run "npm install -D ${missing.map((entry) => entry.join('')).join(' ')}".`;
}

/** The `package.json` of an installed package, as a file finds it. */
function packageFile(name: string, importer: string): string | undefined {
  try {
    return findPackageJSON(name, pathToFileURL(importer));
  } catch {
    return undefined;
  }
}
