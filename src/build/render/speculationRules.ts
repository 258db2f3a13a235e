import { withBase } from '../../shared/routes.ts';

/**
 * Which pages a browser may load ahead when the reader points at their links (`type="speculationrules"`). The frame
 * takes them away when it is alive: from then on the router loads what it needs, which is less. No `selector_matches`,
 * for which browsers would style every link anew at that moment. Browsers that save data pass over it.
 */
export function speculationRules(base: string): string {
  const isPage = { href_matches: withBase(base, '/*') };
  const isFile = { href_matches: withBase(base, '/*.(md|txt|xml|json)') };
  const where = { and: [isPage, { not: isFile }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}
