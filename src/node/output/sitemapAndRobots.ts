import { existsSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../shared/escapeHtml.ts';
import type { PageData } from '../../shared/pageData.ts';
import { withBase } from '../../shared/routes.ts';
import type { SecurityContact, SiteConfig } from '../../shared/siteConfig.ts';
import { writeOutput } from '../base/files.ts';
import { withOrigin } from '../base/paths.ts';
import { type Problem, warning } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { alternates, isIndexable } from '../render/head/pageHead.ts';

/** Writes `sitemap.xml`, `robots.txt` and `security.txt`. The site's own in the public folder take precedence. */
export function writeSitemapAndRobots(site: ResolvedSite, pages: readonly PageData[], outDir: string): void {
  const { siteUrl, security } = site.config;
  const { base, languages } = site.space;
  const write = (name: string, text: () => string) => {
    const file = path.join(outDir, name);
    if (!existsSync(file)) writeOutput(file, text());
  };
  if (siteUrl) {
    write('sitemap.xml', () => sitemap(pages, siteUrl));
    const address = withOrigin(siteUrl, withBase(base, '/sitemap.xml'));
    write('robots.txt', () => `User-agent: *\nAllow: /\n\nSitemap: ${address}\n`);
  }
  if (security) write('.well-known/security.txt', () => securityText(security, { languages, siteUrl }));
}

/** The pages that search engines should index, with their translations and dates of last change. */
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

/** Warns about an expired `security.txt`: readers must not trust it (RFC 9116). */
export function checkSecurityContact({ security }: Pick<SiteConfig, 'security'>, now: number): Problem[] {
  if (!security || Date.parse(security.expires) > now) return [];
  const message = `"security.expires" is in the past: ${security.expires}.`;
  const advice = 'Check that "security.contact" is still correct, and set a date within the next year.';
  return [{ ...warning('site configuration', message, advice), code: 'security-expired' }];
}

/** Content of `security.txt` (RFC 9116): how to report vulnerabilities. */
function securityText(
  security: SecurityContact,
  { languages, siteUrl }: { languages: readonly string[]; siteUrl?: string | undefined },
): string {
  const lines = [
    ...security.contact.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(security.expires).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(security.policy ? [`Policy: ${security.policy}`] : []),
    ...(siteUrl ? [`Canonical: ${withOrigin(siteUrl, '/.well-known/security.txt')}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
