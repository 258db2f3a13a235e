import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RoutesFile } from '../../src/shared/routes.ts';

/** The built site that the tests use. */
export const siteFolder = path.resolve(import.meta.dirname, '../../dist');

/** Returns the list of pages in a built site. */
export function readRoutes(folder: string): RoutesFile {
  return JSON.parse(readFileSync(path.join(folder, 'routes.json'), 'utf8')) as RoutesFile;
}
