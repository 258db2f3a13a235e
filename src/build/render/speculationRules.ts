import { withBase } from '../../shared/routes.ts';

/**
 * Which pages a browser may load ahead when the reader points at their links (`type="speculationrules"`). Only until
 * the frame is alive: from then on the router loads what it needs, which is less. Browsers that save data pass over it.
 */
export function speculationRules(base: string): string {
  const isPage = { href_matches: withBase(base, '/*') };
  const isFile = { href_matches: withBase(base, '/*.(md|txt|xml|json)') };
  const withoutFrame = { selector_matches: '#root:not([data-ready]) a' };
  const where = { and: [isPage, { not: isFile }, withoutFrame] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}
