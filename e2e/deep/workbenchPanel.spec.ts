import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { readStories, WORKBENCH } from '../support/workbench.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const show = (page: Page, query: string) => page.goto(`${WORKBENCH}?story=${query}`);

test('the panel documents the visible story', async ({ page }) => {
  const panel = page.getByRole('region', { name: 'About this story' });

  await test.step('the props of its component come from types and comments', async () => {
    await show(page, 'article--callout--types');
    await page.getByRole('button', { name: 'Props' }).click();
    await expect(page).toHaveURL(/panel=props/);
    const table = page.getByRole('table', { name: 'Props of Callout' });
    const type = table.getByRole('row', { name: /^type / });
    await expect(type).toContainText("'tip' | 'note'");
    await expect(type).toContainText('required');
    await expect(type).toContainText(
      'Kind of the callout, which determines its color, icon and default title.',
    );
    await expect(table.getByRole('row', { name: /^title / })).toContainText('the name of the type');
  });

  await test.step('its source is shown, with file and line', async () => {
    await show(page, 'ui--badge--playground&panel=source');
    await expect(panel).toContainText(/stories\/ui\/Badge\.stories\.tsx:\d+/);
    await expect(panel).toContainText('export const Playground');
    await expect(panel).toContainText("Playground.args = { children: 'New' };");
    await expect(panel).not.toContainText('export const Tones');
  });

  await test.step('its interactions run and report their results', async () => {
    await show(page, 'islands--sidebar-group--toggled&panel=interactions');
    await expect(panel).toContainText('All interactions passed.');
    await expect(page.getByRole('link', { name: 'Oak' })).toBeVisible();
    await panel.getByRole('button', { name: 'Play again' }).click();
    await expect(panel).toContainText('All interactions passed.');
  });
});

test('the URL keeps the values of controls', async ({ page }) => {
  await show(page, 'ui--badge--playground&panel=controls');
  const story = page.locator('[data-story]');
  const label = page.getByLabel('children', { exact: true });
  await label.fill('Beta');
  await expect(story).toContainText('Beta');
  await page.reload();
  await expect(story).toContainText('Beta');
  await expect(label).toHaveValue('Beta');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(story).toContainText('New');
  await show(page, 'article--callout--playground&panel=controls');
  await page.getByLabel('type', { exact: true }).selectOption('danger');
  await page.getByLabel('title', { exact: true }).fill('100 % Fichte & Öl');
  await page.reload();
  await expect(page.getByRole('note', { name: '100 % Fichte & Öl' })).toBeVisible();
  await expect(page.getByLabel('type', { exact: true })).toHaveValue('danger');
});

test('axe checks only the visible story, at every width', async ({ page }) => {
  const findings = page.getByRole('region', { name: 'About this story' });
  await show(page, 'article--callout--types&panel=accessibility');
  await expect(findings).toContainText('axe finds nothing wrong.');
  for (const width of ['', '&width=500']) {
    await show(page, `ui--icon-button--with-text&panel=accessibility${width}`);
    await expect(findings).toContainText('axe finds nothing wrong.');
    const story = width ? page.frameLocator('iframe').locator('[data-story]') : page.locator('[data-story]');
    // controls without a name, added here by hand
    await story.evaluate((element) => {
      element.querySelector('button')?.replaceChildren();
    });
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
    await expect(findings).toContainText('button-name');
    await expect(findings.getByRole('button', { name: 'Accessibility (1)' })).toBeVisible();
  }
});

test('a component has a docs page with comment, props, stories and source', async ({ page }) => {
  await show(page, 'ui--badge--tones');
  await page.getByRole('tree').getByText('Docs', { exact: true }).click();
  const story = page.locator('[data-story]');
  await expect(story.getByRole('heading', { level: 1, name: 'Ui / Badge' })).toBeVisible();
  await expect(story).toContainText('A short label with a meaning');
  await expect(story.getByRole('table', { name: 'Props of Badge' })).toBeVisible();
  await expect(page.frameLocator('iframe[title="Tones"]').getByText('important')).toBeVisible();
  await story.getByText('src/ui/Badge/Badge.tsx').first().click();
  await expect(story.getByText('export function Badge', { exact: false })).toBeVisible();
  for (const colorScheme of ['Light', 'Dark']) {
    await page.getByRole('combobox', { name: 'Theme' }).selectOption(colorScheme);
    expect(await axeFindings(page, { off: ['region'] })).toEqual([]);
  }
});

test('every group of stories has a docs page', async ({ request }) => {
  const groups = new Set(readStories().map(({ id }) => id.slice(0, id.lastIndexOf('--'))));
  for (const group of groups) {
    const response = await request.get(`${WORKBENCH}component-docs/${group}.json`);
    expect(response.status(), group).toBe(200);
    const { components, stories } = await response.json();
    expect(stories.length, group).toBeGreaterThan(0);
    expect(components.filter(({ description }: { description: string }) => !description)).toEqual([]);
  }
});
