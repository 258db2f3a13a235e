import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DevServer, expectSameDocument } from './support/devServer.ts';
import { png } from './support/png.ts';
import { type TemporarySite, writeSite } from './support/temporarySite.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1600, height: 900 } });

const english = readFileSync(path.resolve(import.meta.dirname, '../locales/en.json'), 'utf8');

const start = `---
title: Start
---

import Part from '../../shared/part.mdx'

# Start

First words.

## A section

<Part />

![An image](./image.png)

\`\`\`ts file="../../shared/sample.ts#shown"
\`\`\`

<Tabs>
<Tab value="one" label="One">

The first panel.

</Tab>
<Tab value="two" label="Two">

The second panel.

</Tab>
</Tabs>

${'A long paragraph.\n\n'.repeat(80)}

Last words.
`;

let site: TemporarySite;
let server: DevServer;

test.beforeAll(async () => {
  site = writeSite({
    'docs/en/index.mdx': '# Home\n\n[Start](/guide/start)\n',
    'docs/en/guide/start.mdx': start,
    'docs/en/guide/other.mdx': '# Other\n',
    'docs/en/guide/image.png': png(40, 30),
    'docs/shared/part.mdx': 'The fragment.\n',
    'docs/shared/sample.ts': '// #region shown\nexport const before = 1;\n// #endregion shown\n',
    'locales/en.json': english,
  });
  server = await DevServer.start(site);
});

test.afterEach(async ({}, testInfo) => {
  if (testInfo.status !== testInfo.expectedStatus) console.log(server.output);
});
test.afterAll(() => server.stop());

test.describe('edits while a page is open', () => {
  test.beforeEach(({ page }) => server.open(page, '/guide/start'));

  test('an edit of the page or its included files updates it without a reload', async ({ page }) => {
    const name = 'docs/en/guide/start.mdx';

    await test.step('its text', async () => {
      site.replace(name, 'Last words.', 'Other words.');
      await expect(page.getByText('Other words.')).toBeVisible();
      await expect(page.getByText('Last words.')).toHaveCount(0);
      site.replace(name, 'Other words.', 'Last words.');
      await expect(page.getByText('Last words.')).toBeVisible();
    });

    await test.step('its title, also in the sidebar', async () => {
      site.replace(name, 'title: Start', 'title: Beginning');
      await expect(page.getByRole('navigation', { name: 'Sidebar' }).getByText('Beginning')).toBeVisible();
      await expect(page).toHaveTitle(/^Beginning/);
    });

    await test.step('its headings, also in the outline', async () => {
      site.replace(name, 'Last words.', '## The end\n\nLast words.');
      await expect(
        page.getByRole('navigation', { name: 'ON THIS PAGE' }).getByRole('link', { name: 'The end' }),
      ).toBeAttached();
    });

    await test.step('a fragment', async () => {
      site.write({ 'docs/shared/part.mdx': 'The changed fragment.\n' });
      await expect(page.getByText('The changed fragment.')).toBeVisible();
    });

    await test.step('an embedded file', async () => {
      site.replace('docs/shared/sample.ts', 'before', 'after');
      await expect(page.getByText('export const after = 1;')).toBeVisible();
    });

    await test.step('an image', async () => {
      const image = page.getByRole('img', { name: 'An image' });
      const before = await image.getAttribute('src');
      site.write({ 'docs/en/guide/image.png': png(50, 20) });
      await expect(image).toHaveAttribute('width', '50');
      await expect(image).not.toHaveAttribute('src', before ?? '');
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(50);
    });

    await test.step('the scroll position and the selected tab are kept', async () => {
      await page.getByRole('tab', { name: 'Two' }).click();
      await expect(page.getByText('The second panel.')).toBeVisible();
      await page.getByText('Last words.').scrollIntoViewIfNeeded();
      const position = await page.evaluate(() => scrollY);
      expect(position).toBeGreaterThan(500);
      site.replace(name, 'Last words.', 'The very last words.');
      await expect(page.getByText('The very last words.')).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBeCloseTo(position, -1);
      await expect(page.getByText('The second panel.')).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Two' })).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('tab', { name: 'One' }).click();
      await expect(page.getByText('The first panel.')).toBeVisible();
    });

    await expectSameDocument(page);
  });

  test('an edit of another page, of strings, or of the navigation updates the page without a reload', {
    tag: '@deep',
  }, async ({ page }) => {
    const links = page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link');

    await test.step("another page's title, and the order of pages", async () => {
      site.write({ 'docs/en/guide/other.mdx': '# Something else\n' });
      await expect(links.filter({ hasText: 'Something else' })).toBeVisible();
      await expect(links).toHaveText(['Something else', /Start|Beginning/]);
      site.replace('docs/en/guide/start.mdx', '---\n', '---\norder: 1\n');
      await expect(links).toHaveText([/Start|Beginning/, 'Something else']);
    });

    await test.step('the strings of the shell', async () => {
      site.replace('locales/en.json', '"Skip to content"', '"Jump to content"');
      await expect(page.getByRole('link', { name: 'Jump to content' })).toBeAttached();
    });

    await test.step('the strings of articles', async () => {
      site.replace('locales/en.json', 'Link to “{{heading}}”', 'Address of “{{heading}}”');
      await expect(page.getByRole('link', { name: 'Address of “A section”' })).toBeAttached();
    });

    await test.step('the navigation, once it is created', async () => {
      const bar = page.getByRole('navigation', { name: 'Main' });
      const write = (text: string) =>
        site.write({
          'docs/navigation.ts': `export default {
  nav: [{ text: '${text}', link: '/guide/start' }],
  sidebar: { '/': ['/', '/guide/start', '/guide/other'] },
};
`,
        });
      write('Handbook');
      await expect(bar.getByRole('link', { name: 'Handbook' })).toBeVisible();
      write('Manual');
      await expect(bar.getByRole('link', { name: 'Manual' })).toBeVisible();
      site.remove('docs/navigation.ts');
      await expect(bar.getByRole('link', { name: 'Manual' })).toHaveCount(0);
    });

    await test.step('adding and removing a page', async () => {
      const link = links.filter({ hasText: 'A new page' });
      site.write({ 'docs/en/guide/new.mdx': '# A new page\n\nWords of the new page.\n' });
      await expect(link).toBeVisible();
      await link.click();
      await expect(page.getByText('Words of the new page.')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('tab', { name: 'One' })).toBeVisible();
      site.remove('docs/en/guide/new.mdx');
      await expect(link).toHaveCount(0);
    });

    await expectSameDocument(page);
  });
});

test('?i18n=keys shows the key and file of every string, also after navigation', { tag: '@deep' }, async ({
  page,
}) => {
  site.write({ 'docs/en/guide/other.mdx': '# Other\n' });
  await server.open(page, '/guide/start?i18n=keys');
  await expect(page.getByRole('link', { name: '⟦skipToContent locales/en.json:2⟧' })).toBeAttached();
  await expect(
    page.getByRole('link', { name: /^⟦headingLink locales\/en\.json:\d+⟧$/ }).first(),
  ).toBeAttached();
  await expect(page.getByText(/^⟦search\.button locales\/en\.json:\d+⟧$/)).toBeInViewport({ ratio: 1 });
  const menu = page.getByRole('navigation', { name: /^⟦sidebar\.label locales\/en\.json:\d+⟧$/ });
  await menu.getByRole('link', { name: 'Other' }).click();
  await expect(page).toHaveURL(server.url('/guide/other'));
  await expect(menu).toBeVisible();
  site.replace('locales/en.json', '{', '{\n');
  await expect(page.getByRole('link', { name: '⟦skipToContent locales/en.json:3⟧' })).toBeAttached();
  await page.goto(server.url('/guide/other?i18n=texts'));
  await expect(page.getByRole('navigation', { name: 'Sidebar' })).toBeVisible();
});

test('an edit is not lost while the page is still loading', async ({ page }) => {
  await page.goto(server.url('/guide/other'), { waitUntil: 'commit' });
  site.write({ 'docs/en/guide/other.mdx': '# Another title\n\nSaved early.\n' });
  await expect(page.getByText('Saved early.')).toBeVisible();
});

test('a page appears if its URL was already open when it is created', { tag: '@deep' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  await server.open(page, '/guide/future');
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
  site.write({ 'docs/en/guide/future.mdx': '# The future\n\nIt is here.\n' });
  await expect(page.getByText('It is here.')).toBeVisible();
  site.remove('docs/en/guide/future.mdx');
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
});

test.describe('search', () => {
  test.use({ searchIndex: true });

  test('finds new text, even in pages that have not been opened', { tag: '@deep' }, async ({ page }) => {
    const options = page.getByRole('option');
    const search = async (query: string) => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(query);
    };
    site.write({
      'docs/en/index.mdx': '# Home\n\nAn oldword.\n',
      'docs/en/guide/unopened.mdx': '# Unopened\n\n## Part\n\nText.\n',
    });
    await server.open(page, '/');
    await search('oldword');
    await expect(options.first()).toHaveAttribute('href', '/');
    await page.keyboard.press('Escape');
    site.replace('docs/en/index.mdx', 'An oldword', 'A newword');
    site.replace('docs/en/guide/unopened.mdx', 'Text.', 'Another freshword.');
    await expect(page.getByRole('article')).toContainText('A newword');
    await search('newword');
    await expect(options.first()).toHaveAttribute('href', '/');
    await page.keyboard.press('Escape');
    await search('freshword');
    await expect(options.first()).toHaveAttribute('href', '/guide/unopened#part');
    await page.keyboard.press('Escape');
    await search('oldword');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('No results');
    await expectSameDocument(page);
  });
});
