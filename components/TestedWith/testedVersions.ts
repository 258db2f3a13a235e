import type { LayoutProps } from 'docs-site-engine/components';
import tested from '../../docs/testedWith.json' with { type: 'json' };
import verified from '../../docs/verifiedCounts.json' with { type: 'json' };

type Text = (key: string, values: Record<string, string | number>) => string;

/**
 * Returns the versions that a page's samples were tested with; on the home page, also the numbers of tested samples and
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
  const names = testedPackages(routePath)?.versions;
  if (!names || routePath !== '/') return names;
  return [...names, verifiedCounts(contentLang, t)];
}

/** How much of a page is checked: `Checked on this page: 14 samples and 9 statements`. */
export function checkedCounts(
  { routePath, contentVersion }: Pick<LayoutProps['page'], 'routePath' | 'contentVersion'>,
  t: Text,
): string | undefined {
  const tests = contentVersion === '' ? testedPackages(routePath) : undefined;
  if (!tests) return undefined;
  const samples = t('site.testedWith.samples', { count: tests.samples });
  if (tests.claims === 0) return t('site.testedWith.checkedSamples', { samples });
  const claims = t('site.testedWith.claims', { count: tests.claims });
  return t('site.testedWith.checked', { samples, claims });
}

function testedPackages(
  routePath: string,
): { versions: string[]; samples: number; claims: number } | undefined {
  return Object.hasOwn(tested, routePath) ? tested[routePath as keyof typeof tested] : undefined;
}

/** Returns the number of verified samples and claims, as counted by `npm run docs:verify`. */
function verifiedCounts(lang: string, t: Text): string {
  const count = (number: number) => (lang === 'zh' ? String(number) : number.toLocaleString(lang));
  return t('site.testedWith.verified', { samples: count(verified.samples), claims: count(verified.claims) });
}
