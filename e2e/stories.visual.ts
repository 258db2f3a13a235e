import { expect, test } from './support/test.ts';
import { openWorkbench, readStories, type StoryView, showStory } from './support/workbench.ts';

const views: StoryView[] = [
  { theme: 'light', lang: 'en' },
  { theme: 'dark', lang: 'zh' },
];

for (const view of views) {
  test(`every story looks as before, ${view.theme}, ${view.lang}`, async ({ page }) => {
    await openWorkbench(page, view);
    for (const story of readStories()) {
      await showStory(page, story);
      // reports all differences, not only the first
      await expect.soft(page).toHaveScreenshot([`${view.theme}-${view.lang}`, `${story.id}.png`], {
        fullPage: true,
      });
    }
  });
}
