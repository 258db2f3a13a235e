import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFileStem, pageFileUrl } from '../../shared/routes.ts';
import { linkedPage, sidebarFor } from '../../shared/sidebar.ts';
import type { NavItem, SiteData } from '../../shared/siteData.ts';
import { flattenSidebar } from '../../shared/siteSections.ts';
import { writeIfMissing } from '../base/files.ts';
import { withOrigin } from '../base/paths.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { escapeText } from '../render/pageMarkdown.ts';
import type { Prepared, PreparedSite } from '../site/prepareSite.ts';

interface Section {
  title: string;
  pages: Prepared[];
}

/**
 * Writes `llms.txt` and `llms-full.txt` for every version and language: the list of pages in the order of the sidebars,
 * and their content in one file. Reads the Markdown of each page from the output folder. Files of the same name in the
 * public folder are kept.
 */
export function writeLlmsFiles(site: ResolvedSite, prepared: PreparedSite, outDir: string): void {
  for (const { data } of prepared.siteData) {
    const sections = listSections(data, prepared.pages);
    const folder = path.dirname(pageFileStem(site.space.base, data.homeLink));
    writeIfMissing(path.join(outDir, folder, 'llms.txt'), () => contents(site, data, sections));
    writeIfMissing(path.join(outDir, folder, 'llms-full.txt'), () =>
      sections.flatMap(({ pages }) => pages.map((page) => fullText(site, page, outDir))).join('\n'),
    );
  }
}

/** Groups the pages of one version and language by entry of the navbar, without fallback pages. */
function listSections(data: SiteData, all: readonly Prepared[]): Section[] {
  const remaining = new Map(
    all
      .filter(
        ({ page, source }) =>
          source && page.pageType !== '404' && page.lang === data.lang && page.version === data.version,
      )
      .filter(({ page }) => page.contentLang === page.lang && page.contentVersion === page.version)
      .map((entry) => [entry.page.pagePath, entry]),
  );
  const take = (link: string): Prepared[] => {
    const path = linkedPage(link);
    const entry = remaining.get(path);
    remaining.delete(path);
    return entry ? [entry] : [];
  };
  const home = take(data.homeLink);
  const navSections = data.nav.map((entry): Section => {
    const links = navLinks(entry).flatMap((link) => [
      link,
      ...flattenSidebar(sidebarFor(data.sidebars, link)).map((item) => item.link),
    ]);
    return { title: entry.text, pages: links.flatMap(take) };
  });
  // listed before the first heading; after the last one, they would belong to its section
  const untitled: Section = { title: '', pages: [...home, ...[...remaining.keys()].flatMap(take)] };
  return [untitled, ...navSections].filter(({ pages }) => pages.length > 0);
}

/** Returns the links of an entry of the navbar, including those in its menu. */
function navLinks({ link, items = [] }: NavItem): string[] {
  return [...(link === undefined ? [] : [link]), ...items.flatMap(navLinks)];
}

function contents(site: ResolvedSite, data: SiteData, sections: readonly Section[]): string {
  const { description } = data;
  return [
    `# ${escapeText(data.title)}\n`,
    ...(description ? [`> ${escapeText(description)}\n`] : []),
    ...sections.flatMap(({ title, pages }) => [
      ...(title === '' ? [] : [`## ${escapeText(title)}\n`]),
      ...pages.map(({ page }) => {
        const url = markdownUrl(site, page.pagePath);
        const about = page.description === description ? '' : page.description; // already listed at the top
        return `- [${escapeText(page.title)}](${url})${about ? `: ${escapeText(about)}` : ''}`;
      }),
      '',
    ]),
  ].join('\n');
}

function fullText(site: ResolvedSite, { page }: Prepared, outDir: string): string {
  const file = `${pageFileStem(site.space.base, page.pagePath)}.md`;
  const text = readFileSync(path.join(outDir, file), 'utf8');
  return `<!-- ${withOrigin(site.config.siteUrl, page.pagePath)} -->\n\n${text}`;
}

function markdownUrl({ config, space }: ResolvedSite, pagePath: string): string {
  return withOrigin(config.siteUrl, pageFileUrl(space.base, pagePath, '.md'));
}
