import { createHash } from 'node:crypto';
import type { Code } from 'mdast';

/** Keys of a page's code blocks, in document order; those of identical blocks are numbered. */
export class SampleKeys {
  readonly #seen = new Map<string, number>();

  next({ lang, meta, value }: Pick<Code, 'lang' | 'meta' | 'value'>): string {
    const hash = createHash('sha256')
      .update(JSON.stringify([lang ?? '', meta ?? '', value]))
      .digest('hex')
      .slice(0, 10);
    const count = (this.#seen.get(hash) ?? 0) + 1;
    this.#seen.set(hash, count);
    return count === 1 ? hash : `${hash}-${count}`;
  }
}
