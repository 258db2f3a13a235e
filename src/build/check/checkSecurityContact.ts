import type { SiteConfig } from '../../shared/siteConfig.ts';
import type { Problem } from '../problems.ts';

/** A `security.txt` that has expired is not to be believed, its readers are told. */
export function checkSecurityContact({ security }: Pick<SiteConfig, 'security'>, now: number): Problem[] {
  if (!security || Date.parse(security.expires) > now) return [];
  return [
    {
      severity: 'warning',
      file: 'site configuration',
      message: `“security.expires” is over: ${security.expires}.`,
      advice: 'See whether “security.contact” is still right, and set a day within a year from now.',
    },
  ];
}
