import { hash } from 'node:crypto';
import { ASSETS_FOLDER } from './paths.ts';

/** Returns a hexadecimal content hash for cache keys, where collision attacks don't matter. */
export function sha1(content: string | Uint8Array): string {
  return hash('sha1', content);
}

/** A JSON file of the built site: its path, without base, and its content. */
export interface HashedFile {
  output: string;
  json: string;
}

/**
 * Names a JSON file by its content, so that browsers can cache it forever.
 *
 * @param name parts of the name; empty ones are skipped
 */
export function hashedFile(folder: string, name: readonly string[], content: object): HashedFile {
  const json = JSON.stringify(content);
  const parts = [...name, hash('sha256', json).slice(0, 8)].filter(Boolean);
  return { output: `${ASSETS_FOLDER}/${folder}/${parts.join('.')}.json`, json };
}
