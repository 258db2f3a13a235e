import { stripBase } from '../../shared/routes.ts';
import { importGraph } from '../base/importGraph.ts';
import { displayPath } from '../base/paths.ts';
import type { Problem } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { moduleFiles, siteModules } from '../content/own/siteModules.ts';
import type { Prepared } from '../site/prepareSite.ts';

/** Paths that elements lead to or load. */
const PATH = /<[a-z][^>]*? (?:href|src)="(\/(?!\/)[^"]*)"/g;

/**
 * A path in a page's HTML that is not below the base of the site. The engine resolves all links but those that parts of
 * the site write, so it stands in a module of theirs.
 *
 * @param job the page that shows it, which is named where no module has the path written out
 */
export function addressOutside(html: string, job: Prepared, site: ResolvedSite): Problem | undefined {
  const { base } = site.space;
  if (base === '/') return undefined;
  const [, found] =
    html.matchAll(PATH).find(([, url = '']) => stripBase(base, url.replace(/[?#].*/, '')) === undefined) ??
    [];
  if (found === undefined) return undefined;
  const address = found.replaceAll('&amp;', '&');
  return {
    severity: 'error',
    file: job.source?.displayFile ?? job.page.pagePath,
    ...placeOf(address, site),
    message: `“${address}” is not below the base of this site, which is ${base}.`,
    advice: `Slots and layouts receive the base: \`\${site.base}${address.slice(1)}\`. Another site of this host needs its whole address.`,
  };
}

/** Where a module of the site has an address written out. */
function placeOf(address: string, site: ResolvedSite): Partial<Pick<Problem, 'file' | 'line'>> {
  for (const [file, content] of importGraph(moduleFiles(siteModules(site)))) {
    const lines = content.toString().split('\n');
    const index = lines.findIndex((text) =>
      ["'", '"', '`'].some((mark) => text.includes(mark + address + mark)),
    );
    if (index !== -1) return { file: displayPath(site, file), line: index + 1 };
  }
  return {};
}
