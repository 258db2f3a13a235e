import path from 'node:path';
import { fileOfPath } from '../../shared/routes.ts';
import type { WrittenFiles } from '../cache/publishedFiles.ts';
import type { RenderedPage } from '../render/renderPage.ts';
import type { WriteJob } from '../worker/workerTypes.ts';
import { writeOutput } from './writeOutput.ts';

/** Writes a page, with its data and Markdown beside it. */
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
