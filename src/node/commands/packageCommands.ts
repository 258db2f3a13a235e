import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Commands of optional packages: a summary of each, and its package. */
const PACKAGES: Record<string, readonly [does: string, packageName: string]> = {
  new: ['create a page in all languages', 'docs-site-authoring'],
  move: ['move a page and update everything that refers to it', 'docs-site-authoring'],
  remove: ['remove a page and update everything that refers to it', 'docs-site-authoring'],
  i18n: ['report missing and stale translations', 'docs-site-translations'],
  migrate: ['convert a VitePress or Rspress site', 'docs-site-migrate'],
  audit: ['check a built or published site from end to end', 'docs-site-audit'],
};

/** These commands, with their package's name for the usage of `docs`. Each imports its package when it runs. */
export function packageCommands(): Record<string, readonly [does: string, run: () => Promise<unknown>]> {
  return Object.fromEntries(
    Object.entries(PACKAGES).map(([command, [does, name]]) => [
      command,
      [`${does} (${name})`, () => runPackage(command, name)],
    ]),
  );
}

/** Runs a command of a package that is installed for the site, or next to the engine. */
async function runPackage(command: string, name: string): Promise<void> {
  for (const importer of [path.resolve('package.json'), import.meta.filename]) {
    const file = resolve(`${name}/commands/${command}`, importer);
    if (file === undefined) continue;
    await import(pathToFileURL(file).href);
    return;
  }
  console.error(`"docs ${command}" needs the package ${name}. Run "npm install -D ${name}".`);
  process.exitCode = 1;
}

function resolve(specifier: string, importer: string): string | undefined {
  try {
    return createRequire(importer).resolve(specifier);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
