import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';

/** What checked types in code samples need, by the names that they have in the engine: version 7 has no JavaScript API. */
const TWOSLASH = { twoslash: '', '@shikijs/twoslash': '', 'typescript-6': '@npm:typescript@6' };

/** What to do where packages for types in code samples are missing; `undefined` if none is. */
export function missingTwoslashAdvice(): string | undefined {
  const missing = Object.entries(TWOSLASH).filter(([name]) => !packageFile(name, import.meta.filename));
  if (missing.length === 0) return undefined;
  return `Run “npm install -D ${missing.map((entry) => entry.join('')).join(' ')}”.`;
}

/** The `package.json` of an installed package, as a file finds it. */
export function packageFile(name: string, importer: string): string | undefined {
  try {
    return findPackageJSON(name, pathToFileURL(importer));
  } catch {
    return undefined;
  }
}
