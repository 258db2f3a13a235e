import { createHash } from 'node:crypto';

/** Stands for a content in caches, where nobody would gain by a forged one. Hexadecimal. */
export function sha1(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('hex');
}
