import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Packages of the shell that find React by themselves. */
const USERS_OF_REACT = ['react-dom', 'react-i18next', '@radix-ui/react-dialog', '@radix-ui/react-popover'];

/**
 * Where the engine finds React, for everything that is bundled: in a monorepo, packages that it shares with others may
 * find another version, and two of them do not work together.
 */
export function reactAlias(): Record<string, string> {
  return { react: folderOf('react'), 'react-dom': folderOf('react-dom') };
}

/** Whether all packages find the same React as the engine when Node loads them. */
export function isOneReact(): boolean {
  const own = path.join(folderOf('react'), 'package.json');
  return USERS_OF_REACT.every(
    (name) => createRequire(import.meta.resolve(name)).resolve('react/package.json') === own,
  );
}

function folderOf(name: string): string {
  return path.dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
}
