/** Name of the Trusted Types policy; the Content Security Policy allows it (`contentSecurityPolicy.ts`). */
const POLICY_NAME = 'docs';

let policy: { createHTML(text: string): TrustedHTML } | undefined;

/**
 * Marks HTML as trusted: the browser accepts no other. Pass it HTML that was generated at build time, or that a sanitizer
 * has cleaned; never unsanitized input from users, URLs or storage. Memoize the result; otherwise React sets the HTML again
 * on every render.
 */
export function trustedHtml(html: string): string {
  if (typeof window === 'undefined' || !window.trustedTypes) return html;
  policy ??= window.trustedTypes.createPolicy(POLICY_NAME, { createHTML: (text) => text });
  // the DOM's types expect a string
  return policy.createHTML(html) as unknown as string;
}
