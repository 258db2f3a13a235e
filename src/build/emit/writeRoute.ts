import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileOfPath } from '../../shared/routes.ts';
import type { WrittenFiles } from '../cache/publishedFiles.ts';
import type { RenderedPage } from '../render/renderPage.ts';
import type { WriteJob } from '../worker/workerTypes.ts';

/** Writes a page, the data and the Markdown beside it. */
export function writeRoute(
  outDir: string,
  base: string,
  { page: { pagePath }, renderKey }: WriteJob,
  { document, data, markdown }: RenderedPage,
): WrittenFiles {
  const stem = fileOfPath(base, pagePath);
  const contents = { [`${stem}.html`]: document(), [`${stem}.json`]: data, [`${stem}.md`]: markdown };
  for (const [name, content] of Object.entries(contents)) writeOutput(path.join(outDir, name), content);
  return { origin: pagePath, key: renderKey, files: Object.keys(contents) };
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
