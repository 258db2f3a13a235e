import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileOfPath } from '../../shared/routes.ts';
import type { Rendered } from '../render/renderPage.ts';
import type { WrittenFiles } from './publishedFiles.ts';

/** Writes a file of the finished site, and creates its folder. */
export function writeOutput(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/**
 * Writes a page, with its data and Markdown beside it.
 *
 * @param renderKey cache key of everything that the page is rendered from
 */
export function writeRoute(
  outDir: string,
  base: string,
  pagePath: string,
  renderKey: string,
  { document, data, markdown }: Rendered,
): WrittenFiles {
  const stem = fileOfPath(base, pagePath);
  const contents = { [`${stem}.html`]: document(), [`${stem}.json`]: data, [`${stem}.md`]: markdown };
  for (const [name, content] of Object.entries(contents)) writeOutput(path.join(outDir, name), content);
  return { origin: pagePath, key: renderKey, files: Object.keys(contents) };
}
