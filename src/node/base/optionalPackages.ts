import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Packages for types in code samples, by their name in the engine: TypeScript 7 has no JavaScript API. */
const TWOSLASH = { twoslash: '', '@shikijs/twoslash': '', 'typescript-6': '@npm:typescript@6' };

/** Advice if packages for types in code samples are missing; otherwise `undefined`. */
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
