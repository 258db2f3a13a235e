import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { ROOT } from '../pages.ts';

const FILE = path.join(ROOT, 'node_modules/.cache/docs-verify.json');

/**
 * Caches successful checks, by a hash of everything they depend on: the samples, these tools, and the versions of all
 * packages. Failures are not cached.
 */
export class ProofCache {
  readonly #environment = hash(
    [
      ...globSync('**/*.ts', { cwd: path.join(ROOT, 'tools/docs'), absolute: true }).sort(),
      path.join(ROOT, 'package-lock.json'),
    ].map((file) => readFileSync(file, 'utf8')),
  );
  readonly #known = new Set<string>(readKnown());
  readonly #current = new Set<string>();

  key(content: unknown): string {
    return hash([this.#environment, content]);
  }

  has(key: string): boolean {
    const known = this.#known.has(key);
    if (known) this.#current.add(key);
    return known;
  }

  add(key: string): void {
    this.#current.add(key);
  }

  /** Keeps what this run has used or added, and drops the rest, unless it has only looked at a part of the pages. */
  save({ partial = false } = {}): void {
    const proofs = new Set([...(partial ? this.#known : []), ...this.#current]);
    mkdirSync(path.dirname(FILE), { recursive: true });
    writeFileSync(FILE, JSON.stringify([...proofs].sort()));
  }
}

function readKnown(): string[] {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    return []; // missing or corrupted: everything is checked again
  }
}

function hash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 24);
}
