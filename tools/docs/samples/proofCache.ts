import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importGraph } from '../../../src/node/base/importGraph.ts';
import { ROOT } from '../root.ts';

const FILE = path.join(ROOT, 'node_modules/.cache/docs-verify.json');

/** The proofs of the last complete `npm run docs:verify`, for machines without a local cache. */
const RECORD = path.join(ROOT, 'docs/proofs.json');

/**
 * Caches successful checks, by a hash of everything they depend on: the samples, the tool that checks them with all
 * that it imports, and the versions of all packages. Failures are not cached.
 */
export class ProofCache {
  readonly #versions = installedVersions();
  /** Hashes of the tools requested so far, and of all packages. */
  readonly #tools = new Map<string, string>();
  readonly #known: ReadonlySet<string>;
  readonly #current = new Set<string>();

  /**
   * @param recorded whether to trust the committed record as well
   * @param fresh whether to ignore earlier results
   */
  constructor({ recorded = false, fresh = false } = {}) {
    this.#known = new Set(fresh ? [] : [...readKeys(FILE), ...(recorded ? readKeys(RECORD) : [])]);
  }

  /** @param tool the script that makes the check, below `tools/docs/` */
  key(tool: string, content: unknown): string {
    let state = this.#tools.get(tool);
    if (state === undefined) {
      const files = importGraph([path.join(ROOT, 'tools/docs', tool)]);
      state = hash([...[...files.values()].map((file) => file.toString('utf8')), this.#versions]);
      this.#tools.set(tool, state);
    }
    return hash([tool, state, content]);
  }

  has(key: string): boolean {
    const known = this.#known.has(key);
    if (known) this.#current.add(key);
    return known;
  }

  add(key: string): void {
    this.#current.add(key);
  }

  /** Saves the cache. Drops unused entries, unless the run was limited to some pages. */
  save({ partial = false } = {}): void {
    const proofs = new Set([...(partial ? this.#known : []), ...this.#current]);
    writeKeys(FILE, proofs);
  }

  /** Writes the record; to be called when everything is proven. */
  record(): void {
    writeKeys(RECORD, this.#current);
  }
}

/** Returns the versions of all packages. */
function installedVersions(): string {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  return Object.entries(packages)
    .filter(([place]) => place.startsWith('node_modules/'))
    .map(([place, { version = '' }]) => `${place}@${version}`)
    .join('\n');
}

function readKeys(file: string): string[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return []; // missing or corrupted: everything is checked again
  }
}

function writeKeys(file: string, keys: Iterable<string>): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify([...keys].sort(), null, 1)}\n`);
}

/** Returns twelve hexadecimal digits. */
function hash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}
