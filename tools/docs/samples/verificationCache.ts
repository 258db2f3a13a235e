import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importGraph } from '../../../src/node/base/importGraph.ts';
import { ROOT } from '../root.ts';

const FILE = path.join(ROOT, 'node_modules/.cache/docs-verify.json');

/** The committed results of the last complete `npm run docs:verify`, for machines without a local cache. */
const COMMITTED_FILE = path.join(ROOT, 'docs/verified.json');

/**
 * Caches successful checks, by a hash of everything they depend on: the samples, the tool that checks them with all
 * that it imports, and the versions of all packages. Failures are not cached.
 */
export class VerificationCache {
  readonly #versions = installedVersions();
  /** Hashes of the tools requested so far, and of all packages. */
  readonly #tools = new Map<string, string>();
  readonly #known: ReadonlySet<string>;
  readonly #current = new Set<string>();

  /**
   * @param committed also use the committed results. Default: `false`
   * @param fresh ignore all earlier results. Default: `false`
   */
  constructor({ committed = false, fresh = false } = {}) {
    this.#known = new Set(fresh ? [] : [...readKeys(FILE), ...(committed ? readKeys(COMMITTED_FILE) : [])]);
  }

  /**
   * Returns the key of a check.
   *
   * @param tool the script that makes the check, below `tools/docs/`
   * @param content everything else that the result depends on
   */
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
    writeKeys(FILE, new Set([...(partial ? this.#known : []), ...this.#current]));
  }

  /** Writes the results for committing. Call it after a complete run without problems. */
  saveCommitted(): void {
    writeKeys(COMMITTED_FILE, this.#current);
  }
}

/** Returns the versions of all packages. */
function installedVersions(): string {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  return Object.entries(packages)
    .filter(([folder]) => folder.startsWith('node_modules/'))
    .map(([folder, { version = '' }]) => `${folder}@${version}`)
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
