import type { Page } from '@playwright/test';
import { axeFindings, COLOR_RULES } from './support/axe.ts';
import { topBar } from './support/shell.ts';
import { expect, open, test } from './support/test.ts';

const texts = {
  en: {
    path: '/guide/start/',
    language: 'Language',
    theme: /^Switch to/,
    menu: 'Menu',
    outline: 'ON THIS PAGE',
    burger: 'Open menu',
  },
  zh: {
    path: '/zh/guide/start/',
    language: '语言',
    theme: /^切换到/,
    menu: '菜单',
    outline: '本页目录',
    burger: '打开菜单',
  },
} as const;

/** Looks of texts whose contrast has been judged in this worker. */
const proven = new Set<string>();

type Texts = (typeof texts)['en' | 'zh'];
const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Everything that can be open, at a suitable width; none of it may make the page overflow the window. */
const states: [name: string, width: number, show: (page: Page, t: Texts) => Promise<void>][] = [
  ['nothing', 1440, async () => {}],
  ['tools', 1440, (page) => topBar(page).getByRole('button', { name: 'Rstack' }).click()],
  ['languages', 1100, (page, { language }) => named(page, language).click()],
  [
    'a tooltip',
    1100,
    async (page, { theme }) => {
      await topBar(page).getByRole('button', { name: theme }).hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  ],
  ['the outline', 1100, (page, { outline }) => named(page, outline).click()],
  ['the sidebar', 800, (page, { menu }) => named(page, menu).click()],
  ['the outline', 375, (page, { outline }) => named(page, outline).click()],
  ['the menu', 375, (page, { burger }) => named(page, burger).click()],
  [
    'tools in the menu',
    320,
    async (page, { burger }) => {
      await named(page, burger).click();
      await topBar(page).getByRole('button', { name: 'Rstack' }).click();
    },
  ],
];

for (const lang of ['en', 'zh'] as const) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang });

    for (const [name, width, show] of states) {
      test(`${name} at ${width} px, in both themes`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, texts[lang].path);
        await show(page, texts[lang]);
        const opened = page.locator('[popover]:popover-open, [role="dialog"]');
        if (name !== 'nothing' && name !== 'a tooltip') await expect(opened.last()).toBeVisible();
        expect(await axeFindings(page, { proven })).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        expect(await axeFindings(page, { only: COLOR_RULES, proven })).toEqual([]);
        const room = await page.evaluate(() => {
          const cut = [...document.querySelectorAll('[popover]:popover-open, [role="dialog"]')].filter(
            (panel) => {
              const { left, right, bottom } = panel.getBoundingClientRect();
              return left < 0 || right > innerWidth || bottom > innerHeight;
            },
          );
          return { wider: document.documentElement.scrollWidth > innerWidth, cut: cut.length };
        });
        expect(room).toEqual({ wider: false, cut: 0 });
      });
    }
  });
}
