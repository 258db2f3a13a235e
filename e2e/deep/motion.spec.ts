import type { Page } from '@playwright/test';
import { THEME_REVEAL_MS } from '../../src/shared/constants.ts';
import { navbar, sidebar } from '../support/shell.ts';
import { expect, open, test } from '../support/test.ts';

const theme = (page: Page) => navbar(page).getByRole('button', { name: /^Switch to/ });
const root = (page: Page) => page.locator('html');

/** Counts the view transitions of a page; call it before opening the page. */
async function countTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'transitions', 0);
    const start = document.startViewTransition;
    document.startViewTransition = (...args) => {
      Reflect.set(window, 'transitions', Reflect.get(window, 'transitions') + 1);
      return start.apply(document, args);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'transitions') as number);
}

/** Longest transition or animation of any element in the document, in seconds. */
async function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seconds = (list: string) =>
      list.split(',').map((one) => Number.parseFloat(one) * (one.trim().endsWith('ms') ? 0.001 : 1));
    const styles = [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [undefined, '::before', '::after', '::backdrop'].map((pseudo) => getComputedStyle(element, pseudo)),
    );
    return Math.max(
      ...styles.flatMap(({ transitionDuration, animationDuration }) => [
        ...seconds(transitionDuration),
        ...seconds(animationDuration),
      ]),
    );
  });
}

test('the new theme is revealed from the click position within 400 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // records requested animations: on a busy machine, an animation can end before it is observed
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      Reflect.set(window, 'animated', { keyframes, options });
      return animate.call(this, keyframes, options);
    };
  });
  await open(page, '/guide/start/');
  const button = await theme(page).boundingBox();
  const [x, y] = [Math.round((button?.x ?? 0) + 10), Math.round((button?.y ?? 0) + 20)];
  await page.mouse.click(x, y);
  const animated = await page.waitForFunction(() => Reflect.get(window, 'animated') as object | undefined);
  expect(await animated.jsonValue()).toMatchObject({
    keyframes: { clipPath: [`circle(0 at ${x}px ${y}px)`, expect.stringContaining(`at ${x}px ${y}px`)] },
    options: { duration: THEME_REVEAL_MS, pseudoElement: '::view-transition-new(root)' },
  });
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});

test('a group takes 0.3 s to open and 0.5 s to close', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seen', seen);
    addEventListener('transitionrun', ({ target, propertyName }) => {
      if (target instanceof HTMLElement && propertyName === 'grid-template-rows')
        seen.push(`${target.dataset.state} ${getComputedStyle(target).transitionDuration}`);
    });
  });
  await open(page, '/guide/start/');
  const group = sidebar(page).getByRole('button').last();
  await expect(async () => {
    await group.click();
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[]);
    expect([...new Set(seen)].sort()).toEqual(['closed 0.5s', 'open 0.3s']);
  }).toPass();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the theme changes immediately', async ({ page }) => {
    const transitions = await countTransitions(page);
    await open(page, '/guide/start/');
    await theme(page).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    expect(await transitions()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await theme(page).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    expect(await transitions()).toBe(1);
  });

  test('bars, menus, drawers and groups change without animation', async ({ page }) => {
    await open(page, '/guide/start/');
    await navbar(page).getByRole('button', { name: 'Rstack' }).hover();
    await expect(navbar(page).getByRole('link', { name: /^Rsbuild/ })).toBeVisible();
    expect(await longestMotion(page)).toBe(0);
    await theme(page).hover();
    await expect(navbar(page).getByRole('link', { name: /^Rsbuild/ })).toBeHidden();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await longestMotion(page)).toBe(0);
    await sidebar(page).getByRole('button').last().click();
    expect(await longestMotion(page)).toBe(0);

    await page.setViewportSize({ width: 375, height: 700 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(sidebar(page)).toBeVisible();
    expect(await longestMotion(page)).toBe(0);

    // cross-check of the measurement: with motion, it is not 0
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await longestMotion(page)).toBeGreaterThan(0.1);
  });
});
