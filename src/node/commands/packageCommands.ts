import { pathToFileURL } from 'node:url';
import { resolvePackage } from '../base/importFresh.ts';

/** Commands of optional packages: a summary of each, and its package. */
const PACKAGES: Record<string, readonly [does: string, packageName: string]> = {
  new: ['create a page in all languages', 'docs-site-authoring'],
  move: ['move a page and update everything that refers to it', 'docs-site-authoring'],
  remove: ['remove a page and update everything that refers to it', 'docs-site-authoring'],
  i18n: ['report missing and stale translations', 'docs-site-translations'],
  migrate: ['convert a VitePress or Rspress site', 'docs-site-migrate'],
  audit: ['check a built or published site from end to end', 'docs-site-audit'],
};

/** Returns these commands, with their package names for the usage of `docs`. Each imports its package when it runs. */
export function packageCommands(): Record<string, readonly [does: string, run: () => Promise<unknown>]> {
  return Object.fromEntries(
    Object.entries(PACKAGES).map(([command, [does, name]]) => [
      command,
      [`${does} (${name})`, () => runPackage(command, name)],
    ]),
  );
}

async function runPackage(command: string, name: string): Promise<void> {
  const file = resolvePackage(`${name}/commands/${command}`, process.cwd());
  if (file !== undefined) {
    await import(pathToFileURL(file).href);
    return;
  }
  console.error(`"docs ${command}" needs the package ${name}. Run "npm install -D ${name}".`);
  process.exitCode = 1;
}
