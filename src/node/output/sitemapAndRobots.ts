import path from 'node:path';
import { escapeHtml } from '../../shared/escapeHtml.ts';
import type { PageData } from '../../shared/pageData.ts';
import { withBase } from '../../shared/routes.ts';
import { writeIfMissing } from '../base/files.ts';
import { withOrigin } from '../base/paths.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { alternates, isIndexable } from '../render/head/pageHead.ts';

/**
 * Writes `sitemap.xml` and `robots.txt` of a site with an origin. Files of the same name in the public folder are kept.
 */
export function writeSitemapAndRobots(site: ResolvedSite, pages: readonly PageData[], outDir: string): void {
  const { siteUrl } = site.config;
  if (!siteUrl) return;
  writeIfMissing(path.join(outDir, 'sitemap.xml'), () => sitemap(pages, siteUrl));
  const address = withOrigin(siteUrl, withBase(site.space.base, '/sitemap.xml'));
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${address}\n`;
  writeIfMissing(path.join(outDir, 'robots.txt'), () => robots);
}

/** Returns the sitemap: pages that search engines should index, with their translations and dates of last change. */
export function sitemap(pages: readonly PageData[], siteUrl: string): string {
  const absolute = (path: string) => withOrigin(siteUrl, path);
  const entries = pages.filter(isIndexable).map((page) => {
    const translations = alternates(page.languages, absolute).map(
      ([, { hreflang = '', href = '' }]) =>
        `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>\n`,
    );
    const { lastUpdatedTime: time } = page;
    const changed = time === undefined ? '' : `    <lastmod>${new Date(time).toISOString()}</lastmod>\n`;
    return `  <url>\n    <loc>${escapeHtml(absolute(page.pagePath))}</loc>\n${changed}${translations.join('')}  </url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}
