import { sha1 } from '../../base/hash.ts';
import { relativePath } from '../../base/paths.ts';

const ISLAND = /\.island\.[jt]sx?$/;
const SCRIPT = /\.[jt]sx?$/;

/** Whether a component is hydrated in the browser: the name of its file says so. */
export function isIsland(file: string): boolean {
  return ISLAND.test(file);
}

/** Whether an import of a page means a component: by its extension, or because it has none. */
export function isScriptPath(specifier: string): boolean {
  return /^\.{1,2}\//.test(specifier) && (SCRIPT.test(specifier) || !/\.[a-z]+$/i.test(specifier));
}

/**
 * What a compiled page calls a component that it imports: unique in the site, and the same in all languages.
 *
 * @param file absolute path of the module
 * @param exported name of the export
 */
export function ownElementName(root: string, file: string, exported: string): string {
  return `Own${sha1(`${relativePath(root, file)}#${exported}`).slice(0, 10)}`;
}
