import type { SiteConfig } from '../../../shared/siteConfig.ts';
import type { Problem } from '../../base/problems.ts';

/** Warns about an expired `security.txt`: readers must not trust it (RFC 9116). */
export function checkSecurityContact({ security }: Pick<SiteConfig, 'security'>, now: number): Problem[] {
  if (!security || Date.parse(security.expires) > now) return [];
  return [
    {
      severity: 'warning',
      code: 'security-expired',
      file: 'site configuration',
      message: `“security.expires” is in the past: ${security.expires}.`,
      advice: 'See whether “security.contact” is still right, and set a day within a year from now.',
    },
  ];
}
