import { withBase } from '../../shared/routes.ts';

/**
 * Pages that browsers may prefetch when the reader hovers a link (`type="speculationrules"`). The client removes the
 * rules once hydrated: from then on the router prefetches what it needs, which is less. No `selector_matches`, for
 * which browsers would recalculate every link's style at that moment. Data-saving browsers ignore the rules.
 */
export function speculationRules(base: string): string {
  const isPage = { href_matches: withBase(base, '/*') };
  const isFile = { href_matches: withBase(base, '/*.(md|txt|xml|json)') };
  const where = { and: [isPage, { not: isFile }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}
