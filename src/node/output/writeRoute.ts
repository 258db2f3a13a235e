import path from 'node:path';
import { fileOfPath } from '../../shared/routes.ts';
import type { RenderedPage, RenderJob } from '../render/renderPage.ts';
import type { WrittenFiles } from './publishedFiles.ts';
import { writeOutput } from './writeOutput.ts';

/** A page to render and write. */
export interface WriteJob extends RenderJob {
  /** Cache key of everything that the page is rendered from. */
  renderKey: string;
}

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
