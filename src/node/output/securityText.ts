import type { SecurityContact } from '../../shared/siteConfig.ts';
import { absoluteUrl } from '../render/head/absoluteUrl.ts';

/** Content of `security.txt` (RFC 9116): how to report vulnerabilities. */
export function securityText(
  security: SecurityContact,
  { languages, siteUrl }: { languages: readonly string[]; siteUrl?: string | undefined },
): string {
  const lines = [
    ...security.contact.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(security.expires).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(security.policy ? [`Policy: ${security.policy}`] : []),
    ...(siteUrl ? [`Canonical: ${absoluteUrl(siteUrl, '/.well-known/security.txt')}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
