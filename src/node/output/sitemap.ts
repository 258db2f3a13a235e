import { escapeHtml } from '../../shared/escapeHtml.ts';
import type { PageData } from '../../shared/pageData.ts';
import { absoluteUrl } from '../render/head/absoluteUrl.ts';
import { alternates, isListed } from '../render/head/pageHead.ts';

/** The pages that search engines should index, with their translations and dates of last change. */
export function sitemap(pages: readonly PageData[], siteUrl: string): string {
  const absolute = (path: string) => absoluteUrl(siteUrl, path);
  const entries = pages.filter(isListed).map((page) => {
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
