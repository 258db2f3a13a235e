import { createHash } from 'node:crypto';

/** Content hash for cache keys, where collision attacks do not matter. Hexadecimal. */
export function sha1(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('hex');
}
