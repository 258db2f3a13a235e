import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ProblemsError } from './problems.ts';

/** What the parts need that not every site uses; a site installs it with the first use. */
const PACKAGES = {
  twoslash: ['twoslash', '@shikijs/twoslash', 'typescript-6'],
} as const;

/** By the names that they have in the engine; version 7 has no JavaScript API. */
const INSTALLED_AS: Record<string, string> = { 'typescript-6': 'typescript-6@npm:typescript@6' };

/** What to do where a part lacks packages; `undefined` if it lacks none. */
export function missingPackages(part: keyof typeof PACKAGES): string | undefined {
  const missing = PACKAGES[part].filter((name) => !packageFile(name, import.meta.filename));
  if (missing.length === 0) return undefined;
  return `Run “npm install -D ${missing.map((name) => INSTALLED_AS[name] ?? name).join(' ')}”.`;
}

/** Throws if a part lacks packages. */
export function requirePackages(part: keyof typeof PACKAGES, file: string): void {
  const advice = missingPackages(part);
  if (!advice) return;
  const message = `“${part}” needs packages that are not installed.`;
  throw new ProblemsError([{ severity: 'error', file, message, advice }]);
}

/** The `package.json` of an installed package, as a file finds it. */
export function packageFile(name: string, importer: string): string | undefined {
  try {
    return findPackageJSON(name, pathToFileURL(importer));
  } catch {
    return undefined;
  }
}
