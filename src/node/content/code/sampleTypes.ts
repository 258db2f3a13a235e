import { pathToFileURL } from 'node:url';
import type {} from 'mdast';
import type { ShikiTransformer } from 'shiki';
import { TIP_CLASS, TYPE_CLASS } from '../../../shared/constants.ts';
import { cacheFolder, DiskCache } from '../../base/diskCache.ts';
import { engineHash } from '../../base/engine.ts';
import { readFileIfExists } from '../../base/files.ts';
import { sha1 } from '../../base/hash.ts';
import { resolvePackage } from '../../base/importFresh.ts';

/** The package that implements {@link TypesPackage}. Optional, because it depends on a type checker. */
const PACKAGE = 'docs-site-twoslash';

/** A sample to find types in. */
export interface Sample {
  /** Folder whose `node_modules` contains the sample's imports. */
  root: string;
  code: string;
  lang: string;
}

/** A sample with its types. Plain data: it is stored on disk. */
export interface TypedCode {
  /** The sample as shown to readers, without directives to the type checker. */
  code: string;
  nodes: object[];
}

declare module 'mdast' {
  interface CodeData {
    /** The sample with its types. */
    typed?: TypedCode;
  }
}

/** A mistake in a sample. */
export interface SampleProblem {
  /** Line in the sample, from 0; absent if the problem concerns the whole sample. */
  line?: number;
  message: string;
  advice: string;
}

/** Class names from the stylesheet of code blocks: for a name with a popup, and for the popup. */
export interface TypeClasses {
  word: string;
  tip: string;
}

/** Exports of the package that finds types in samples. */
export interface TypesPackage {
  findTypes(sample: Sample): Promise<TypedCode | { problems: SampleProblem[] }>;
  /** Files that the types depend on, except the sample. */
  typeDependencies(sample: Sample): string[];
  /** Adds the types to highlighted code. */
  typeTransformer(typed: TypedCode, classes: TypeClasses): ShikiTransformer;
}

/** Result of checking a sample with `twoslash`. */
interface CheckedSample {
  typed?: TypedCode;
  problems: SampleProblem[];
  dependencies: string[];
}

/** Finds the types of samples, once per sample and versions of the packages that it imports. */
export class SampleTypes {
  readonly #root: string;
  readonly #cache: DiskCache<TypedCode>;

  constructor({ root, cacheDir }: { root: string; cacheDir: string }) {
    this.#root = root;
    this.#cache = new DiskCache(cacheFolder({ cacheDir }), `types ${engineHash()}`);
  }

  async find(code: string, lang: string): Promise<CheckedSample> {
    const types = await this.#load();
    if (!types) {
      const message = `Its types need the package ${PACKAGE}.`;
      return { problems: [{ message, advice: `Run "npm install -D ${PACKAGE}".` }], dependencies: [] };
    }
    const sample = { root: this.#root, code, lang };
    const dependencies = types.typeDependencies(sample);
    const versions = dependencies.map((file) => sha1(readFileIfExists(file) ?? ''));
    const key = JSON.stringify([lang, code, versions]);
    const known = this.#cache.get(key);
    if (known) return { typed: known, problems: [], dependencies };
    const result = await types.findTypes(sample);
    if ('problems' in result) return { ...result, dependencies };
    this.#cache.put(key, result);
    return { typed: result, problems: [], dependencies };
  }

  /** See {@link TypesPackage.typeTransformer}. */
  async transformers(typed: TypedCode): Promise<ShikiTransformer[]> {
    const types = await this.#load();
    return types ? [types.typeTransformer(typed, { word: TYPE_CLASS, tip: TIP_CLASS })] : [];
  }

  async #load(): Promise<TypesPackage | undefined> {
    const file = resolvePackage(PACKAGE, this.#root);
    return file === undefined ? undefined : ((await import(pathToFileURL(file).href)) as TypesPackage);
  }
}
