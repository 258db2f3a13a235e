import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceHash } from '../../base/hash.ts';
import { missingPackages, packageFile } from '../../base/optionalPackages.ts';
import type { TypedCode, TypeProblem } from './checkTypes.ts';
import { CodeStore } from './codeStore.ts';

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
  readonly #store: CodeStore<Types>;

  /**
   * @param root folder whose `node_modules` contains what samples import
   * @param cacheDir where results are stored for later builds
   */
  constructor(root: string, cacheDir: string) {
    this.#root = root;
    this.#store = new CodeStore(path.join(cacheDir, 'types'), () => {
      const compiler = readFileSync(packageFile('typescript-6', import.meta.filename) ?? '', 'utf8');
      return sourceHash(['node/content/code/checkTypes.ts'], compiler);
    });
  }

  /** @param lang one of {@link typedLanguages}; other languages have no types */
  async find(code: string, lang: string): Promise<Types> {
    const extension = EXTENSIONS[lang];
    if (extension === undefined) return { problems: [] };
    const advice = missingPackages('twoslash');
    if (advice)
      return { problems: [{ message: `Its types need packages that are not installed. ${advice}` }] };
    const versions = this.dependencies(code).map((file) => readFileSync(file, 'utf8'));
    const make = async () => (await import('./checkTypes.ts')).checkTypes(this.#root, code, extension);
    const key = JSON.stringify([extension, code, versions]);
    return this.#store.find(key, make, (types) => !('problems' in types));
  }

  /** The files that determine which versions of the imported packages are installed. */
  dependencies(code: string): string[] {
    const names = new Set([...code.matchAll(IMPORT)].map((match) => match[1] ?? ''));
    const importer = path.join(this.#root, 'site.config.ts');
    return [...names].flatMap((name) => packageFile(name, importer) ?? []).sort();
  }
}
