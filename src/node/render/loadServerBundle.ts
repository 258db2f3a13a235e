import { existsSync } from 'node:fs';
import { setSourceMapsSupport } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { ServerBundle } from './serverBundle.ts';

/**
 * Loads the bundle of `serverEntry.tsx`.
 *
 * @param query makes Node load it again, as a new module. Default: none
 */
export async function loadServerBundle(file: string, query = ''): Promise<ServerBundle> {
  // with components of the site, it has a map: stacks then tell the places of their errors
  if (existsSync(`${file}.map`)) setSourceMapsSupport(true, { nodeModules: true, generatedCode: false });
  return (await import(pathToFileURL(file).href + query)) as ServerBundle;
}
