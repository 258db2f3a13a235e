import type { Page } from '@playwright/test';
import { RULES_OFF } from '../../stories/workbench/axeRules.ts';
import { type AxeRules, axeFindings, COLOR_RULES } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { openWorkbench, readStories, type StoryView, showStory, WORKBENCH } from '../support/workbench.ts';

/** Stories of components that render nothing. */
const SHOWS_NOTHING = /--(empty|none)$/;

/** Whether neither a story nor a dialog is rendered. Dialogs are outside of the story's element. */
const isBlank = (page: Page) =>
  page
    .locator('[data-story]')
    .evaluate((story) => story.innerHTML === '' && document.querySelector('[role="dialog"]') === null);

// snapshots for a trace would take longer than the steps, and the messages name the story
test.use({ trace: 'off' });

const views: { view: StoryView; rules: AxeRules }[] = [
  { view: { theme: 'light', lang: 'en' }, rules: { off: RULES_OFF } },
  // only the rules that theme and language can affect
  {
    view: { theme: 'dark', lang: 'zh' },
    rules: { only: [...COLOR_RULES, 'button-name', 'link-name', 'aria-input-field-name'] },
  },
];

for (const { view, rules } of views) {
  test(`every story is accessible, ${view.theme}, ${view.lang}`, async ({ page }) => {
    const proven = new Set<string>();
    const wrong: Record<string, string[]> = {};
    let shown = '';
    const note = (message: string) => {
      wrong[shown] = [...(wrong[shown] ?? []), message];
    };
    // also collects errors per story, in addition to the console guard of all tests
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(message.text());
    });
    page.on('pageerror', (error) => note(String(error)));
    await openWorkbench(page, view);
    for (const story of readStories()) {
      shown = story.id;
      await showStory(page, story);
      if (!SHOWS_NOTHING.test(story.id) && (await isBlank(page))) note('The story is empty.');
      for (const finding of await axeFindings(page, { ...rules, proven })) note(finding);
    }
    expect(wrong).toEqual({});
  });
}

test('the translations dashboard is one click away and accessible', async ({ page }) => {
  await page.goto(WORKBENCH);
  await page.getByRole('toolbar').getByRole('link', { name: 'Translations' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Translations of');
  await expect(page.getByRole('link', { name: '简体中文' }).first()).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page, { only: COLOR_RULES })).toEqual([]);
});

test('the translations dashboard does not break numbers and paths on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${WORKBENCH}translations.html`);
  const broken = await page.locator('.counts td, .units code').evaluateAll((all) =>
    all.flatMap((element) => {
      element.closest('details')?.setAttribute('open', '');
      const text = document.createRange();
      text.selectNodeContents(element);
      const lines = new Set([...text.getClientRects()].map(({ top }) => top)).size;
      // long paths break at a hyphen
      return lines > 1 + element.textContent.length / 30 ? [element.textContent] : [];
    }),
  );
  expect(broken).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
