import path from 'node:path';
import { fileOfPath } from '../../shared/routes.ts';
import type { Rendered } from '../render/renderPage.ts';
import type { WrittenFiles } from './publishedFiles.ts';
import { writeOutput } from './writeOutput.ts';

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
