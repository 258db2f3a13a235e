import type { Page } from '@playwright/test';
import { holdRequests, SHELL_CODE } from './support/holdRequests.ts';
import { navbar } from './support/shell.ts';
import { blockStorage } from './support/storage.ts';
import { expect, fixtureUrl, open, ready, test } from './support/test.ts';

/** A page that loads fast. */
const PAGE = fixtureUrl('one-language', '/guide/setup');

const KEY = 'rspress-theme-appearance';

const root = (page: Page) => page.locator('html');
const toDark = (page: Page) => navbar(page).getByRole('button', { name: 'Switch to dark theme' });
const toLight = (page: Page) => navbar(page).getByRole('button', { name: 'Switch to light theme' });

async function store(page: Page, choice: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      // only once: the reader's later choice must be kept
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [KEY, choice] as const,
  );
}

async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(root(page)).toHaveAttribute('data-theme', theme);
  await expect(root(page)).toHaveCSS('color-scheme', theme);
  const differing = async () => {
    const [bars, background] = await page.evaluate(readColors);
    return bars.length === 1 && bars[0] === background ? [] : [...bars, background];
  };
  await expect.poll(differing, "the color of the browser's bars").toEqual([]);
}

/** Returns the colors of the browser's bars and of the page as pixels. */
function readColors(): [bars: string[], page: string] {
  const pixel = (color: string) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data.join(' ');
  };
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const applied = metas.filter(({ media }) => media === '' || matchMedia(media).matches);
  return [
    applied.map(({ content }) => pixel(content)),
    pixel(getComputedStyle(document.documentElement).backgroundColor),
  ];
}

const cases = [
  { stored: 'dark', system: 'light', shown: 'dark' },
  { stored: 'light', system: 'dark', shown: 'light' },
  { stored: 'auto', system: 'dark', shown: 'dark' },
  { stored: 'auto', system: 'light', shown: 'light' },
  { stored: '{"garbage', system: 'dark', shown: 'dark' },
  { stored: undefined, system: 'dark', shown: 'dark' },
] as const;

test("the theme is the saved one or the system's", { tag: '@firefox' }, async ({ page }) => {
  await open(page, PAGE);
  for (const { stored, system, shown } of cases)
    await test.step(`stored ${stored ?? 'nothing'}, system ${system}: ${shown}`, async () => {
      await page.emulateMedia({ colorScheme: system });
      await page.evaluate(
        ([key, value]) => {
          if (value === undefined) localStorage.removeItem(key);
          else localStorage.setItem(key, value);
        },
        [KEY, stored] as const,
      );
      await open(page, PAGE);
      await expectTheme(page, shown);
    });
});

test("the reader's choice of theme is stored, and overrides the system theme", { tag: '@firefox' }, async ({
  page,
  context,
}) => {
  await open(page, PAGE);

  await test.step('is made with the button, which names the other theme', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectTheme(page, 'dark'); // applied immediately, because no theme was chosen
    await expect(toDark(page)).toHaveCount(0);
    await toLight(page).click();
    await expectTheme(page, 'light');
    await expect(toLight(page)).toHaveCount(0);
    await expect(toDark(page)).toBeVisible();
  });

  await test.step('overrides changes of the system theme', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectTheme(page, 'light');
    await page.emulateMedia({ colorScheme: 'light' });
    await toDark(page).click();
    await expectTheme(page, 'dark');
  });

  await test.step('is stored', async () => {
    await page.reload();
    await expectTheme(page, 'dark');
    await ready(page);
    await toLight(page).click();
    await expectTheme(page, 'light');
    await page.reload();
    await ready(page);
    await expectTheme(page, 'light');
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('light');
  });

  await test.step('applies immediately in another tab', async () => {
    const other = await context.newPage();
    await open(other, PAGE);
    await toDark(page).click();
    await expectTheme(other, 'dark');
    await toLight(other).click();
    await expectTheme(page, 'light');
  });
});

test("a change of the system theme while the shell's code loads is applied", {
  tag: ['@firefox', '@deep'],
}, async ({ page }) => {
  const held = await holdRequests(page, SHELL_CODE);
  await page.goto(PAGE);
  await expectTheme(page, 'light');
  await held.requested;
  await page.emulateMedia({ colorScheme: 'dark' });
  held.release();
  await ready(page);
  await expectTheme(page, 'dark');
});

test("the browser's bars have the color of the page even without the shell's code", {
  tag: ['@firefox', '@deep'],
}, async ({ page }) => {
  await store(page, 'dark');
  await holdRequests(page, SHELL_CODE);
  for (const system of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: system });
    await page.goto(PAGE);
    await expectTheme(page, 'dark');
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'dark');
});

test('without storage the theme can be switched', { tag: ['@firefox', '@deep'] }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await blockStorage(page);
  await open(page, PAGE);
  await expectTheme(page, 'dark');
  await toLight(page).click();
  await expectTheme(page, 'light');
  // each of two quick clicks counts
  const seen = await page.evaluateHandle(() => {
    const themes: (string | undefined)[] = [];
    new MutationObserver(() => void themes.push(document.documentElement.dataset.theme)).observe(
      document.documentElement,
      { attributeFilter: ['data-theme'] },
    );
    return themes;
  });
  await toDark(page).dblclick();
  await expect.poll(() => seen.jsonValue()).toEqual(['dark', 'light']);
});

for (const state of ['blocked', 'full']) {
  test(`with ${state} storage a choice outlasts a change of the system`, { tag: '@deep' }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    if (state === 'blocked') await blockStorage(page);
    else
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('There is no room.', 'QuotaExceededError');
        };
      });
    await open(page, PAGE);
    await toLight(page).click();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectTheme(page, 'light');
  });
}

test('the first frame has the right theme, even on a slow machine', { tag: '@deep' }, async ({ page }) => {
  await store(page, 'dark');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(() => {
    const frames: string[] = [];
    Reflect.set(window, 'frames_', frames);
    const record = () => {
      if (document.body) frames.push(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  const seen = new Set<string>();
  for (let visit = 0; visit < 5; visit += 1) {
    await page.goto(`${PAGE}?visit=${visit}`);
    await ready(page);
    const frames = await page.evaluate(() => Reflect.get(window, 'frames_') as string[]);
    expect(frames.length).toBeGreaterThan(0);
    for (const color of frames) seen.add(color);
  }
  await expectTheme(page, 'dark');
  const settled = await root(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect([...seen]).toEqual([settled]);
});
