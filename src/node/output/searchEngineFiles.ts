import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PageData } from '../../shared/pageData.ts';
import { withBase } from '../../shared/routes.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { absoluteUrl } from '../render/head/absoluteUrl.ts';
import { securityText } from './securityText.ts';
import { sitemap } from './sitemap.ts';
import { writeOutput } from './writeOutput.ts';

/** Writes `sitemap.xml`, `robots.txt` and `security.txt`. The site's own in the public folder take precedence. */
export function writeSearchEngineFiles(site: ResolvedSite, pages: readonly PageData[], outDir: string): void {
  const { siteUrl, security } = site.config;
  const { base, languages } = site.space;
  const write = (name: string, text: () => string) => {
    const file = path.join(outDir, name);
    if (!existsSync(file)) writeOutput(file, text());
  };
  if (siteUrl) {
    write('sitemap.xml', () => sitemap(pages, siteUrl));
    const address = absoluteUrl(siteUrl, withBase(base, '/sitemap.xml'));
    write('robots.txt', () => `User-agent: *\nAllow: /\n\nSitemap: ${address}\n`);
  }
  if (security) write('.well-known/security.txt', () => securityText(security, { languages, siteUrl }));
}
