import type { Page } from '@playwright/test';
import { axeFindings, COLOR_RULES } from '../support/axe.ts';
import { TEXT_RULES } from '../support/pageText.ts';
import { navbar } from '../support/shell.ts';
import { expect, open, test } from '../support/test.ts';

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

/** Text styles whose contrast has been checked in this worker. */
const proven = new Set<string>();

/** The rules for each language, by what it can change: elements are the same in both. Empty: all. */
const rules = {
  en: [],
  zh: [...TEXT_RULES, ...COLOR_RULES, 'aria-dialog-name', 'aria-tooltip-name', 'label-content-name-mismatch'],
};

type Texts = (typeof texts)['en' | 'zh'];
const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Everything that can be opened, at a suitable width. None of it may make the page overflow the window. */
const states: [name: string, width: number, show: (page: Page, t: Texts) => Promise<void>][] = [
  ['nothing', 1440, async () => {}],
  ['tools', 1440, (page) => navbar(page).getByRole('button', { name: 'Rstack' }).click()],
  ['languages', 1100, (page, { language }) => named(page, language).click()],
  [
    'a tooltip',
    1100,
    async (page, { theme }) => {
      await navbar(page).getByRole('button', { name: theme }).hover();
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
      await navbar(page).getByRole('button', { name: 'Rstack' }).click();
    },
  ],
];

/** Elements on top of the page. */
const OPENED = '[popover]:popover-open, [role="dialog"]:not([popover])';

for (const lang of ['en', 'zh'] as const) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang });

    test('everything that opens is accessible in both themes and fits the window', async ({ page }) => {
      await open(page, texts[lang].path);
      for (const [name, width, show] of states)
        await test.step(`${name} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme: 'light' });
          await show(page, texts[lang]);
          if (name !== 'nothing' && name !== 'a tooltip')
            await expect(page.locator(OPENED).last()).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
          expect(await axeFindings(page, { only: rules[lang], proven })).toEqual([]);
          await page.emulateMedia({ colorScheme: 'dark' });
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
          expect(await axeFindings(page, { only: COLOR_RULES, proven })).toEqual([]);
          const room = await page.evaluate((opened) => {
            const cut = [...document.querySelectorAll(opened)].filter((panel) => {
              const { left, right, bottom } = panel.getBoundingClientRect();
              return left < 0 || right > innerWidth || bottom > innerHeight;
            });
            return { wider: document.documentElement.scrollWidth > innerWidth, cut: cut.length };
          }, OPENED);
          expect(room).toEqual({ wider: false, cut: 0 });
          await close(page);
        });
    });
  });
}

/** Closes everything, panels inside others first. */
async function close(page: Page): Promise<void> {
  await page.mouse.move(0, 700);
  const opened = page.locator(`${OPENED}, [role="tooltip"]`).filter({ visible: true });
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

test("search opened over a zoomed image returns the focus to the image's button", async ({ page }) => {
  await open(page, '/guide/start/');
  await page.getByRole('article').evaluate((article) => {
    const logo = Object.assign(new Image(), { src: '/logo.svg', alt: 'A logo' });
    const enlarge = Object.assign(document.createElement('button'), { ariaLabel: 'Zoom image: A logo' });
    enlarge.dataset.zoom = '';
    enlarge.append(logo);
    article.prepend(enlarge);
  });
  const button = page.getByRole('button', { name: 'Zoom image: A logo' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'A logo' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});
