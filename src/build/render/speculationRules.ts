import { withBase } from '../../shared/routes.ts';

/**
 * Pages that browsers may prefetch when the reader hovers a link (`type="speculationrules"`). The client removes the
 * rules once hydrated: from then on the router prefetches what it needs, which is less. No `selector_matches`, which
 * would make browsers recalculate the style of every link at that moment. Browsers ignore the rules in data-saving
 * mode.
 */
export function speculationRules(base: string): string {
  const isPage = { href_matches: withBase(base, '/*') };
  const isFile = { href_matches: withBase(base, '/*.(md|txt|xml|json)') };
  const where = { and: [isPage, { not: isFile }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}
