/** Name of the Trusted Types policy; the Content Security Policy allows it (`contentSecurityPolicy.ts`). */
const POLICY_NAME = 'docs';

let policy: { createHTML(text: string): TrustedHTML } | undefined;

/**
 * Marks the site's own HTML, generated at build time, as trusted: the browser accepts no other. Never pass it anything
 * from a reader, a URL or storage. Memoize the result, else React sets the HTML again on every render.
 */
export function trustedHtml(html: string): string | TrustedHTML {
  if (typeof window === 'undefined' || !window.trustedTypes) return html;
  policy ??= window.trustedTypes.createPolicy(POLICY_NAME, { createHTML: (text) => text });
  return policy.createHTML(html);
}
