import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { COLOR_RULES } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { openWorkbench, readStories, type StoryView, showStory } from './support/workbench.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules about whole pages, which a story is not. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'];

/** The button that shows the current version is called “Version”, and so on: names that others rely on. */
const NAME_RULES = ['label-content-name-mismatch'];

/** What axe finds in the story that is shown and in what it has opened, a line for each element. */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  return page.evaluate(
    async ({ only, off }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(document, {
        resultTypes: ['violations'],
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
        ...(only ? { runOnly: { type: 'rule', values: only } } : {}),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
    },
    { only: rules, off: rules ? [] : [...PAGE_RULES, ...NAME_RULES] },
  );
}

// a snapshot of every step would take longer than the steps, and the messages say which story it was
test.use({ trace: 'off' });

const views: { view: StoryView; rules?: string[] }[] = [
  { view: { theme: 'light', lang: 'en' } },
  // what the other theme and language can change
  {
    view: { theme: 'dark', lang: 'zh' },
    rules: [...COLOR_RULES, 'button-name', 'link-name', 'aria-input-field-name'],
  },
];

for (const { view, rules } of views) {
  test(`every story is accessible, ${view.theme}, ${view.lang}`, async ({ page }) => {
    test.setTimeout(180_000);
    const wrong: Record<string, string[]> = {};
    let shown = '';
    const note = (message: string) => {
      wrong[shown] = [...(wrong[shown] ?? []), message];
    };
    // beside the check of all tests, to know which story it was
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(message.text());
    });
    page.on('pageerror', (error) => note(String(error)));
    await openWorkbench(page, view);
    await page.evaluate(axeSource);
    for (const story of readStories()) {
      shown = story.id;
      await showStory(page, story);
      for (const finding of await findings(page, rules)) note(finding);
    }
    expect(wrong).toEqual({});
  });
}
