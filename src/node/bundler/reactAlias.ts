import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The engine's React for everything that is bundled: in a monorepo, packages may find another version, and two of them
 * don't work together.
 */
export function reactAlias(): Record<string, string> {
  return { react: folderOf('react'), 'react-dom': folderOf('react-dom') };
}

function folderOf(name: string): string {
  return path.dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
}
