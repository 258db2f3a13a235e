import type { LayoutProps } from 'docs-site-engine/components';
import proved from '../../docs/provedCounts.json' with { type: 'json' };
import versions from '../../docs/testedWith.json' with { type: 'json' };

type Text = (key: string, values: Record<string, string>) => string;

/**
 * The versions that a page's samples were tested with; on the home page, also the numbers of tested samples and
 * claims.
 */
export function testedWith(
  {
    routePath,
    contentLang,
    contentVersion,
  }: Pick<LayoutProps['page'], 'routePath' | 'contentLang' | 'contentVersion'>,
  t: Text,
): string[] | undefined {
  if (contentVersion !== '') return undefined;
  const names: string[] | undefined = Object.hasOwn(versions, routePath)
    ? versions[routePath as keyof typeof versions]
    : undefined;
  if (!names || routePath !== '/') return names;
  return [...names, provedCounts(contentLang, t)];
}

/** Number of verified samples and claims, as counted by `npm run docs:verify`. */
function provedCounts(lang: string, t: Text): string {
  const count = (number: number) => (lang === 'zh' ? String(number) : number.toLocaleString(lang));
  return t('site.testedWith.proved', { samples: count(proved.samples), claims: count(proved.claims) });
}
