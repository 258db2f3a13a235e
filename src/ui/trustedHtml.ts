/** Name of the Trusted Types policy; the Content Security Policy allows it (`contentSecurityPolicy.ts`). */
const POLICY_NAME = 'docs';

let policy: { createHTML(text: string): TrustedHTML } | undefined;

/**
 * Marks HTML as trusted, because the browser rejects any other. Only pass HTML that was generated at build time or
 * sanitized, never input from users, URLs or storage. Memoize the result; otherwise, React sets the HTML again on every
 * render.
 */
export function trustedHtml(html: string): string {
  if (typeof window === 'undefined' || !window.trustedTypes) return html;
  policy ??= window.trustedTypes.createPolicy(POLICY_NAME, { createHTML: (text) => text });
  // the DOM's types expect a string
  return policy.createHTML(html) as unknown as string;
}
