import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Aliases React to the engine's version: in a monorepo, packages may resolve another one, and two copies don't work
 * together.
 */
export function reactAlias(): Record<string, string> {
  return { react: packageFolder('react'), 'react-dom': packageFolder('react-dom') };
}

function packageFolder(name: string): string {
  return path.dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
}
