import type { IncomingHttpHeaders } from 'node:http';

/** Score modifiers of Mozilla's HTTP Observatory, relative to 100 points, by test. */
export type Observatory = Record<string, number>;

const SIX_MONTHS = 15_768_000;

/**
 * Scores a response by the table of Mozilla's HTTP Observatory. Skips tests that need HTTPS: the redirect from HTTP and
 * the preload list are up to the host.
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export function observatory(headers: IncomingHttpHeaders, html: string): Observatory {
  const policy = parsePolicy(String(headers['content-security-policy'] ?? ''));
  return {
    'Content Security Policy': policyScore(policy),
    Cookies: headers['set-cookie'] === undefined ? 0 : -20,
    'Cross-Origin Resource Sharing': headers['access-control-allow-credentials'] === undefined ? 0 : -50,
    'Strict Transport Security': transportScore(headers['strict-transport-security']),
    'Referrer Policy': referrerScore(headers['referrer-policy']),
    'Subresource Integrity': integrityScore(html),
    'X-Content-Type-Options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'X-Frame-Options': policy['frame-ancestors'] || headers['x-frame-options'] ? 5 : -20,
    'Cross-Origin Resource Policy': /^same-/.test(headers['cross-origin-resource-policy'] as string) ? 10 : 0,
  };
}

/** Returns the total score. Bonus points count only if the score without them is at least 90. */
export function totalScore(tests: Observatory): number {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
  const withoutExtra = sum(Object.values(tests).filter((modifier) => modifier < 0));
  return withoutExtra < 90 ? withoutExtra : sum(Object.values(tests));
}

function parsePolicy(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function policyScore(policy: Record<string, string[]>): number {
  const { 'default-src': fallback = ['*'] } = policy;
  const {
    'script-src': scripts = fallback,
    'style-src': styles = fallback,
    'object-src': objects = fallback,
  } = policy;
  const isWide = (sources: string[]) =>
    sources.some((source) => /^(?:\*|https?:|data:|'unsafe-inline')$/.test(source));
  if (Object.keys(policy).join('') === '') return -25;
  if (isWide(scripts) || isWide(objects)) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (isWide(styles)) return 0;
  return fallback.join() === "'none'" ? 10 : 5;
}

function transportScore(header: string | undefined): number {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? Number.NaN);
  return Number.isNaN(seconds) ? -20 : seconds < SIX_MONTHS ? -10 : 0;
}

function referrerScore(header: string | undefined | string[]): number {
  if (header === undefined) return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(String(header))
    ? 5
    : -5;
}

/** Scripts from other hosts must have an `integrity` attribute; same-origin scripts may. */
function integrityScore(html: string): number {
  const scripts = html.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? [];
  const named = scripts.filter((script) => script.includes(' integrity='));
  const isForeign = scripts.some(
    (script) => /\ssrc="(?:https?:)?\/\//.test(script) && !named.includes(script),
  );
  if (isForeign) return -5;
  return scripts.length > 0 && named.length === scripts.length ? 5 : 0;
}
