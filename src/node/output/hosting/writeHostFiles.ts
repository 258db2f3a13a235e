import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteModel } from '../../site/siteModel.ts';
import { writeOutput } from '../writeOutput.ts';
import { formatHeadersFile, HEADERS_FILE, headerRules } from './headers.ts';
import { formatRedirectsFile, REDIRECTS_FILE, redirectRules } from './redirectsFile.ts';

/**
 * Writes the files that configure hosts. Files of the same name in the site's public folder are kept.
 * @param policy Content Security Policy of the pages
 */
export function writeHostFiles({ site, redirects }: SiteModel, policy: string, outDir: string): void {
  const { space } = site;
  const write = (name: string, text: string) => {
    const file = path.join(outDir, name);
    writeOutput(file, existsSync(file) ? `${readFileSync(file, 'utf8').trimEnd()}\n\n${text}` : text);
  };
  write(HEADERS_FILE, formatHeadersFile(headerRules(space.base, policy)));
  write(REDIRECTS_FILE, formatRedirectsFile(redirectRules(space, redirects)));
}
