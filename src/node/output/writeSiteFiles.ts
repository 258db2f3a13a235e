import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFileStem } from '../../shared/routes.ts';
import { copyFolder, copyOutput, writeIfMissing, writeOutput } from '../base/files.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { renderRedirectStub } from '../render/document.ts';
import type { PreparedSite } from '../site/prepareSite.ts';
import { routesFile } from '../site/siteModel.ts';
import { redirectStubFile } from './checkOutputs.ts';
import { writeLlmsFiles } from './llmsFiles.ts';
import { searchFiles } from './search/searchFiles.ts';

/**
 * Writes everything other than pages: site data, search, images, public files, the list of routes, redirects, and the
 * files for language models.
 * @param policy Content Security Policy of the redirect pages
 */
export function emitFiles(site: ResolvedSite, prepared: PreparedSite, policy: string, outDir: string): void {
  const { siteData, model, pages } = prepared;
  for (const { output, json } of [...siteData, ...searchFiles(prepared)])
    writeOutput(path.join(outDir, output), json);
  const assets = new Map(
    model.routes.flatMap(({ summary }) => summary.assets).map((entry) => [entry.output, entry.source]),
  );
  for (const [output, source] of assets) copyOutput(source, path.join(outDir, output));
  if (existsSync(site.publicDir)) copyFolder(site.publicDir, outDir);
  writeOutput(path.join(outDir, 'routes.json'), JSON.stringify(routesFile(model)));
  writeLlmsFiles(site, prepared, outDir);
  for (const { page } of pages) writeInLowerCase(site, page.pagePath, outDir);
  for (const [from, to] of Object.entries(model.redirects)) {
    const file = path.join(outDir, redirectStubFile(site, from));
    // on a case-insensitive file system, it can be a page
    writeIfMissing(file, () => renderRedirectStub(to, policy));
  }
}

/**
 * Writes a copy of a page in lower case, so that `/config/test/includesource` works on case-sensitive hosts. The copy
 * replaces the URL with the canonical one. A redirect would point to itself on case-insensitive hosts.
 */
function writeInLowerCase({ space }: ResolvedSite, pagePath: string, outDir: string): void {
  const name = `${pageFileStem(space.base, pagePath)}.html`;
  writeIfMissing(path.join(outDir, name.toLowerCase()), () => readFileSync(path.join(outDir, name)));
}
