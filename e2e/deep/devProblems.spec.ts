import type { Locator, Page } from '@playwright/test';
import { DevServer, expectSameDocument, RESTART_ERRORS } from '../support/devServer.ts';
import { type TemporarySite, writeSite } from '../support/temporarySite.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'default' });

let site: TemporarySite;
let server: DevServer;

const good = '# Tips\n\nGood words.\n\n<Tabs>\n<Tab value="a" label="A">\n\nPanel.\n\n</Tab>\n</Tabs>\n';
const tips = 'docs/en/tips.mdx';

test.beforeAll(async () => {
  site = writeSite(
    {
      'docs/en/index.mdx': '# Home\n',
      [tips]: good,
      'docs/en/broken.mdx': '# Broken\n\n<Mystery />\n',
      'docs/en/parts.mdx':
        'import Part from "./shared/part.mdx"\n\n# Parts\n\n<Part />\n\n```ts file="./code.ts"\n```\n',
    },
    {},
    'rsbuild.config.ts',
  );
  server = await DevServer.start(site);
});

test.afterEach(async ({}, testInfo) => {
  if (testInfo.status !== testInfo.expectedStatus) console.log(server.output);
});
test.afterAll(() => server.stop());

/** Returns the bundler's error overlay. */
function overlay(page: Page): Locator {
  return page.locator('rsbuild-error-overlay');
}

/** Returns the terminal output from now on. */
function terminal(): () => string {
  const start = server.output.length;
  return () => server.output.slice(start);
}

const mistakes: { what: string; from: string; to: string; place: string; message: string }[] = [
  {
    what: 'a component that does not exist',
    from: 'Good words.',
    to: '<Mystery />',
    place: `${tips}:3:1`,
    message: 'Unknown component <Mystery>.',
  },
  {
    what: 'unclosed JSX',
    from: '</Tabs>',
    to: '',
    place: `${tips}:5:1`,
    message: '<Tabs> is not closed.',
  },
  {
    what: 'wrong use of a component',
    from: ' label="A"',
    to: '',
    place: `${tips}:6:1`,
    message: '<Tab>: "label" is missing; it must be a non-empty string.',
  },
  {
    what: 'a dead link',
    from: 'Good words.',
    to: '[Nowhere](./nowhere.mdx)',
    place: `${tips}:3:1`,
    message: 'Dead link: there is no page "./nowhere.mdx".',
  },
  {
    what: 'an unknown key',
    from: '# Tips',
    to: '---\ntitel: A\n---\n\n# Tips',
    place: `${tips}:2`,
    message: 'Frontmatter: Unknown key "titel".',
  },
];

test('an error shows in the overlay and in the terminal until it is fixed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Found \d error/);
  await server.open(page, '/tips');
  await test.step('a page is compiled when it is opened, even if other pages are broken', async () => {
    await expect(page.getByText('Good words.')).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
    expect(server.output).not.toContain('broken.mdx');
  });
  for (const { what, from, to, place, message } of mistakes)
    await test.step(what, async () => {
      const shown = terminal();
      site.write({ [tips]: good.replace(from, to) });
      await expect(overlay(page)).toContainText(place);
      await expect(overlay(page)).toContainText(message);
      await expect.poll(shown).toContain(`${place} error: ${message}`);
      expect(shown()).not.toMatch(/^\s+at /m);
      site.write({ [tips]: good });
      await expect(overlay(page)).toHaveCount(0);
      await expect(page.getByText('Good words.')).toBeVisible();
      await expect.poll(shown).toContain('no problems left');
      expect(shown().split(message), 'is reported once').toHaveLength(2);
      await expectSameDocument(page);
    });
  await test.step('the page and its scroll position stay behind the overlay during editing', async () => {
    const long = `${good}\n${'Many words.\n\n'.repeat(200)}`;
    site.write({ [tips]: long });
    await expect(page.getByText('Many words.').first()).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    for (const broken of ['<Tabs>', '<Badge typ="tip" text="a" />']) {
      site.write({ [tips]: `${long}\n${broken}\n` });
      await expect(overlay(page)).toHaveCount(1);
      await expect(page.getByText('Many words.')).toHaveCount(200);
      expect(await page.evaluate(() => scrollY)).toBe(1500);
      site.write({ [tips]: `${long}\nFixed: ${broken.length}.\n` });
      await expect(page.getByText(`Fixed: ${broken.length}.`)).toBeAttached();
      await expect(overlay(page)).toHaveCount(0);
      expect(await page.evaluate(() => scrollY)).toBe(1500);
    }
    site.write({ [tips]: good });
    await expect(page.getByText('Many words.')).toHaveCount(0);
  });
  await test.step('the overlay marks the problem in its line', async () => {
    site.write({ [tips]: good.replace('Good words.', 'Good [wrods](./nowhere.mdx).') });
    await expect(overlay(page)).toContainText('Good [wrods](./nowhere.mdx).');
    await expect(overlay(page).locator('mark')).toHaveText('[');
    site.write({ [tips]: good });
    await expect(overlay(page)).toHaveCount(0);
  });
});

test('a broken page shows the overlay when opened, and its content once fixed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Found \d error/);
  const shown = terminal();
  await server.open(page, '/broken');
  await expect(overlay(page)).toContainText('docs/en/broken.mdx:3:1');
  await test.step('and does not cover other pages', async () => {
    const other = await page.context().newPage();
    await server.open(other, '/tips');
    await expect(overlay(other).locator('.root')).toBeHidden();
    await expect(overlay(other), 'it is in the document').toHaveCount(1);
    await other.close();
    await expect(overlay(page).locator('.root')).toBeVisible();
  });
  await expect.poll(shown).toContain('docs/en/broken.mdx:3:1 error: Unknown component <Mystery>.');
  site.replace('docs/en/broken.mdx', '<Mystery />', 'All is well.');
  await expect(page.getByText('All is well.')).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  await expectSameDocument(page);
});

test('an error in an embedded file or a fragment disappears when it is fixed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Found \d error/);
  const name = 'docs/en/parts.mdx';
  site.write({
    [name]: 'import Part from \'./shared/part.mdx\'\n\n# Parts\n\n<Part />\n\n```ts file="./code.ts"\n```\n',
  });
  await server.open(page, '/parts');
  await expect(overlay(page)).toContainText('Fragment not found: "./shared/part.mdx".');
  await expect(overlay(page)).toContainText('There is no file "./code.ts" to embed.');
  site.write({ 'docs/en/shared/part.mdx': '<Nonsense />\n' });
  await expect(overlay(page)).toContainText('docs/en/shared/part.mdx:1:1');
  site.write({ 'docs/en/shared/part.mdx': 'The part.\n' });
  await expect(page.getByText('The part.')).toBeVisible();
  await expect(overlay(page)).toContainText('./code.ts');
  site.write({ 'docs/en/code.ts': 'export const embedded = 1;\n' });
  await expect(page.getByText('export const embedded = 1;')).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  await expectSameDocument(page);
});

test('a broken navigation is reported, and fixed without a restart', async ({ page, allowConsole }) => {
  allowConsole(/Found \d error/);
  await server.open(page, '/tips');
  const shown = terminal();
  const names = site.list('docs/en').filter((name) => /^[a-z]+\.mdx$/.test(name));
  const links = names.map((name) => `'/${name.replace(/(?:index)?\.mdx$/, '')}'`).join(', ');
  site.write({ 'docs/navigation.ts': 'export default {\n  nav: []\n  sidebar: {},\n};\n' });
  await expect(overlay(page)).toContainText('docs/navigation.ts:3');
  site.write({
    'docs/navigation.ts': `export default { nav: [], sidebar: { '/': [${links}, '/nowhere'] } };\n`,
  });
  await expect(overlay(page)).toContainText('Page not found: "/nowhere".');
  site.write({ 'docs/navigation.ts': `export default { nav: [], sidebar: { '/': [${links}] } };\n` });
  await expect(overlay(page)).toHaveCount(0);
  await expect.poll(shown).toContain('no problems left');
  await expectSameDocument(page);
});

/** Returns the text of the warnings in the corner of the page. */
function warnings(page: Page): Locator {
  return page.getByRole('complementary').filter({ hasText: 'warning' });
}

test('warnings are shown in their page until they are dismissed or fixed', async ({ page }) => {
  await server.open(page, '/tips');
  const shown = terminal();
  site.write({ [tips]: good.replace('Panel.', '### Deep\n\nPanel.') });
  await warnings(page).getByText('1 warning').click();
  await expect(warnings(page)).toContainText(`${tips}:8:1`);
  await expect(warnings(page)).toContainText('The heading "Deep" skips a level');
  await expect(warnings(page).locator('mark')).toHaveText('#');
  await expect(warnings(page)).toContainText('### Deep');
  await expect.poll(shown).toContain(`${tips}:8:1 warning:`);
  await expect(overlay(page)).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Parts' }).click();
  await expect(page).toHaveURL(server.url('/parts'));
  await expect(warnings(page)).toHaveCount(0);
  await page.goBack();
  await expect(warnings(page)).toContainText('1 warning');

  await warnings(page).getByRole('button', { name: 'Hide the warnings' }).click();
  await expect(warnings(page)).toHaveCount(0);
  site.replace(tips, 'Good words.', 'Better words.');
  await expect(page.getByText('Better words.')).toBeVisible();
  await expect(warnings(page), 'the same ones stay hidden').toHaveCount(0);
  site.replace(tips, '### Deep', '### Deeper');
  await expect(warnings(page)).toContainText('"Deeper" skips a level');
  site.write({ [tips]: good });
  await expect(warnings(page)).toHaveCount(0);
  await expectSameDocument(page);
});

test('an "rsbuild.config.ts" is also watched, and its errors are reported', async ({
  page,
  allowConsole,
}) => {
  allowConsole(RESTART_ERRORS);
  allowConsole(/Found \d error/);
  await server.open(page, '/tips');
  site.replace('rsbuild.config.ts', '"title"', '"titel"');
  await expect(overlay(page)).toContainText('Unknown key "titel".');
  await expectSameDocument(page);
  site.replace('rsbuild.config.ts', '"titel": "Small"', '"title": "Second"');
  await expect(page).toHaveTitle(/Second$/);
  await expect(overlay(page)).toHaveCount(0);
});
