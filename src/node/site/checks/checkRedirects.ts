import { parseAddress, routeKey, splitHref } from '../../../shared/routes.ts';
import { decodePath } from '../../../shared/urlPath.ts';
import { didYouMean, type Problem } from '../../base/problems.ts';
import type { SiteModel } from '../siteModel.ts';

/** Reports redirects unless they go from a path without a page to an existing page, in one step. */
export function checkRedirects(model: SiteModel): Problem[] {
  const { redirects = {} } = model.site.config;
  const { space } = model.site;
  const redirectKey = (path: string) => {
    const { version, lang, path: rest } = parseAddress(space, decodePath(path.split('#')[0] ?? ''));
    return `${version} ${lang} ${routeKey(rest)}`;
  };
  const steps = new Map(Object.entries(redirects).map(([from, to]) => [redirectKey(from), to]));
  const redirectsByPath = Map.groupBy(Object.keys(redirects), redirectKey);
  return Object.entries(redirects).flatMap(([from, to]): Problem[] => {
    const problem = (message: string, advice: string): Problem[] => [
      { severity: 'error', file: 'site configuration', message: `redirects: ${message}`, advice },
    ];
    if (from.includes('*') || from.includes('/:'))
      return problem(`"${from}" has a placeholder.`, 'List every old path separately.');
    if (from.split('/').some((segment) => segment === '.' || segment === '..'))
      return problem(`"${from}" contains "." or "..".`, 'Write the path without dots.');
    const [first] = redirectsByPath.get(redirectKey(from)) ?? [];
    if (first !== undefined && first !== from)
      return problem(`"${from}" is the same path as "${first}".`, 'Keep one of them.');
    const end = finalTarget(to, steps, redirectKey);
    if (end === undefined) return problem(`"${from}" redirects to itself.`, 'Redirect it to a page.');
    if (end !== to)
      return problem(
        `"${from}" redirects to "${to}", which redirects again.`,
        `Redirect it to "${end}" directly.`,
      );
    if (from.includes('#'))
      return problem(`"${from}" has a hash, which browsers do not send to hosts.`, 'Remove it.');
    const generated = GENERATED.find((name) => redirectKey(from) === redirectKey(`/${name}`));
    if (generated !== undefined)
      return problem(`"${from}" is the name of a generated file.`, 'Remove the redirect.');
    if (model.find(parseAddress(space, decodePath(from))))
      return problem(`"${from}" is the path of a page.`, 'Remove the redirect, or move the page.');
    if (redirectKey(from).endsWith(' /404'))
      return problem(`"${from}" is the not-found page.`, 'Remove the redirect.');
    const target = model.find(parseAddress(space, decodePath(to.split('#')[0] ?? '')));
    if (!target) {
      const paths = model.routes.map(({ pagePath }) => decodePath(pagePath));
      const advice = didYouMean(to, paths, 'Redirect it to a page.');
      return problem(`"${from}" redirects to "${to}", which does not exist.`, advice);
    }
    const id = decodePath(splitHref(to).hash.slice(1)).normalize();
    if (id === '' || model.hasId(target, id)) return [];
    const anchors = target.summary.ids.map((known) => `#${known}`);
    return problem(
      `"${from}" redirects to "${to}", but the page has no heading "#${id}".`,
      didYouMean(`#${id}`, anchors, 'Fix the hash, or remove it.'),
    );
  });
}

/** Generated files, which the page of a redirect would replace. */
const GENERATED = [
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
  'llms-full.txt',
  'routes.json',
  'files.json',
  'search.json',
];

/** Returns the final target of a redirect chain, or `undefined` if it loops. */
function finalTarget(
  first: string,
  steps: ReadonlyMap<string, string>,
  toKey: (path: string) => string,
): string | undefined {
  let end = first;
  for (let count = 0; count <= steps.size; count++) {
    const next = steps.get(toKey(end));
    if (next === undefined) return end;
    end = next;
  }
  return undefined;
}
