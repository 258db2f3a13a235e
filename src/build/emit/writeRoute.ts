import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileOfPath } from '../../shared/routes.ts';
import type { RenderedPage } from '../render/renderPage.ts';

/** Writes a page and the data beside it. */
export function writeRoute(
  outDir: string,
  base: string,
  pagePath: string,
  { document, data }: RenderedPage,
): void {
  const stem = path.join(outDir, fileOfPath(base, pagePath));
  writeOutput(`${stem}.html`, document());
  writeOutput(`${stem}.json`, data);
}

/** Writes a file of the finished site, its folder included. */
export function writeOutput(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
