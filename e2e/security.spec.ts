import type { Page } from '@playwright/test';
import { observatory, totalScore } from './support/observatory.ts';
import { rawRequest } from './support/rawRequest.ts';
import { heading, sidebar } from './support/shell.ts';
import { expect, fixtureUrl, open, test } from './support/test.ts';

test.use({ searchIndex: true });

const PAGE = '/guide/start/quick-start';

/** Violations of the Content Security Policy and of Trusted Types, from events in the page. */
const violations = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations.splice(0));

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { violations: found });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      found.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
});

test("the site has more than the full score of Mozilla's Observatory", async ({ baseURL }) => {
  for (const path of ['/', PAGE, '/zh/', '/nowhere']) {
    const { headers, body } = await rawRequest(baseURL, path);
    const tests = observatory(headers, String(body));
    expect(Object.entries(tests).filter(([, modifier]) => modifier < 0)).toEqual([]);
    expect(totalScore(tests), path).toBeGreaterThanOrEqual(120);
  }
});

test('every response has the security headers', async ({ baseURL }) => {
  for (const path of ['/', PAGE, '/nowhere', '/routes.json', '/icon.svg', '/guide/start']) {
    const { headers } = await rawRequest(baseURL, path);
    const policy = String(headers['content-security-policy']);
    expect(policy, path).toMatch(/default-src 'none'.*object-src 'none'.*base-uri 'none'.*frame-ancestors/);
    expect(policy, path).not.toMatch(/script-src [^;]*unsafe|style-src [^;]*unsafe/);
    const seconds = /^max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1];
    expect(Number(seconds), path).toBeGreaterThanOrEqual(15_768_000);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    // makes browsers start another process before the first paint
    expect(headers, path).not.toHaveProperty('cross-origin-opener-policy');
  }
});

test('host configuration is not served', async ({ baseURL }) => {
  for (const path of [
    ...['/_headers', '/%5fheaders', '/_redirects', '/./_headers', '//_headers', '/assets/../_headers'],
    ...['/assets/..%2f_headers', '/.%2f_headers', '/.nginx/http.conf', '/./.nginx/http.conf'],
  ])
    expect([path, (await rawRequest(baseURL, path)).status]).toEqual([path, 404]);
});

test('pages carry the same policy, for hosts that send no headers', async ({ baseURL }) => {
  const { headers, body } = await rawRequest(baseURL, PAGE);
  const [, meta = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(String(body)) ?? [];
  expect(headers['content-security-policy']).toBe(`${meta}; frame-ancestors 'self'`);
});

test('the site works under its policy, and injected code does not @firefox', async ({
  page,
  allowConsole,
}) => {
  await open(page, fixtureUrl('one-language', '/guide/tabs'));
  await page.getByRole('tab').last().click();
  await sidebar(page).getByRole('link', { name: 'Setup' }).click();
  await expect(heading(page)).toHaveText('Setup');
  await page.goBack();
  await expect(heading(page)).toHaveText('Tabs');
  expect(await violations(page)).toEqual([]);

  allowConsole(/Content.Security.Policy|TrustedHTML|TrustedScript/i);
  const injected = await page.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act();
        return 'done';
      } catch {
        return 'refused';
      }
    };
    const { trustedTypes: types } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    const script = (properties: object) =>
      document.head.append(Object.assign(document.createElement('script'), properties));
    return {
      markup: attempt(() => {
        document.body.innerHTML = '<img src=x onerror="window.hacked = 1">';
      }),
      foreignScript: attempt(() => script({ src: 'https://evil.test/a.js' })),
      sameOriginJson: attempt(() => script({ src: '/routes.json' })),
      dataScript: attempt(() => script({ src: 'data:text/javascript,window.hacked=1' })),
      inlineScript: attempt(() => script({ textContent: 'window.hacked = 1' })),
      handler: attempt(() => document.body.setAttribute('onclick', 'window.hacked = 1')),
      policy: attempt(() => types.createPolicy('evil', {})),
    };
  });
  expect(new Set(Object.values(injected)), JSON.stringify(injected)).toEqual(new Set(['refused']));
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
