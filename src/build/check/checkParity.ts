import { routeKey } from '../../shared/routes.ts';
import { hasErrors, type Problem } from '../problems.ts';
import type { SiteModel, SiteRoute } from '../site/siteModel.ts';

/** Headings of a page carry the same ids in all languages, so that a link keeps its place when it is switched. */
export function checkParity(model: SiteModel): Problem[] {
  const [defaultLang] = model.site.space.languages;
  const originals = new Map<string, SiteRoute>();
  const key = ({ version, routePath }: SiteRoute) => `${version} ${routeKey(routePath)}`;
  for (const route of model.routes) if (route.lang === defaultLang) originals.set(key(route), route);
  return model.routes.flatMap((route): Problem[] => {
    const original = originals.get(key(route));
    if (route.lang === defaultLang || route.source.lang !== route.lang || !original) return [];
    if (hasErrors(route.summary.problems) || hasErrors(original.summary.problems)) return [];
    const own = route.summary.toc.map(({ id }) => id);
    const expected = original.summary.toc.map(({ id }) => id);
    const missing = expected.filter((id) => !own.includes(id));
    const extra = own.filter((id) => !expected.includes(id));
    if (missing.length + extra.length === 0) return [];
    return [
      {
        severity: 'warning',
        file: route.source.displayFile,
        message: `Its headings have other ids than those of ${original.source.displayFile}.`,
        advice: [
          ...(missing.length > 0 ? [`Missing here: ${missing.map((id) => `{#${id}}`).join(', ')}.`] : []),
          ...(extra.length > 0 ? [`Only here: ${extra.map((id) => `{#${id}}`).join(', ')}.`] : []),
        ].join(' '),
      },
    ];
  });
}
