/** Name of the policy for markup; the Content Security Policy allows it (`contentSecurityPolicy.ts`). */
const POLICY_NAME = 'docs';

let policy: { createHTML(text: string): TrustedHTML } | undefined;

/**
 * Markup of the site's own, made at build time: the only one that the browser takes. Never give it what a reader, an
 * address or a storage says. Give React the same result as long as the text is the same, else it sets the markup anew.
 */
export function trustedHtml(html: string): string | TrustedHTML {
  if (typeof window === 'undefined' || !window.trustedTypes) return html;
  policy ??= window.trustedTypes.createPolicy(POLICY_NAME, { createHTML: (text) => text });
  return policy.createHTML(html);
}
