import { stripBase } from '../../shared/routes.ts';
import { importGraph } from '../base/importGraph.ts';
import { displayPath } from '../base/paths.ts';
import type { Problem } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { moduleFiles, siteModules } from '../content/own/siteModules.ts';

/** Paths that elements lead to or load. */
const PATH = /<[a-z][^>]*? (?:href|src)="(\/(?!\/)[^"]*)"/g;

/**
 * A path in a page's HTML that is not below the base of the site, and that a part of the site writes. Others are meant:
 * the configuration may name another site of the same host.
 */
export function addressOutside(html: string, site: ResolvedSite): Problem | undefined {
  const { base } = site.space;
  if (base === '/') return undefined;
  const isOutside = (url: string) => stripBase(base, url.replace(/[?#].*/, '')) === undefined;
  const outside = html.matchAll(PATH).flatMap(([, url = '']) => (isOutside(url) ? [url] : []));
  for (const url of new Set(outside)) {
    const address = url.replaceAll('&amp;', '&');
    const place = placeOf(address, site);
    if (place) return problemOf(address, base, place);
  }
  return undefined;
}

function problemOf(address: string, base: string, place: Pick<Problem, 'file' | 'line'>): Problem {
  return {
    severity: 'error',
    ...place,
    message: `“${address}” is not below the base of this site, which is ${base}.`,
    advice: `Slots and layouts receive the base: \`\${site.base}${address.slice(1)}\`. Another site of this host needs its whole address.`,
  };
}

/** Where a module of the site has an address written out. */
function placeOf(address: string, site: ResolvedSite): Pick<Problem, 'file' | 'line'> | undefined {
  for (const [file, content] of importGraph(moduleFiles(siteModules(site)))) {
    const lines = content.toString().split('\n');
    const index = lines.findIndex((text) =>
      ["'", '"', '`'].some((mark) => text.includes(mark + address + mark)),
    );
    if (index !== -1) return { file: displayPath(site, file), line: index + 1 };
  }
  return undefined;
}
