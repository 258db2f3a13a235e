import type { Page } from '@playwright/test';
import { THEME_REVEAL_MS } from '../src/shared/constants.ts';
import { sidebar, topBar } from './support/shell.ts';
import { expect, open, test } from './support/test.ts';

const theme = (page: Page) => topBar(page).getByRole('button', { name: /^Switch to/ });
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

test('the new theme grows from where the reader has clicked, over 400 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/guide/start/');
  const reveal = page.evaluate(
    () =>
      new Promise<{ duration: unknown; from: string }>((resolve) => {
        const look = () => {
          for (const { effect } of document.getAnimations()) {
            if (!(effect instanceof KeyframeEffect) || effect.pseudoElement !== '::view-transition-new(root)')
              continue;
            const from = effect.getKeyframes()[0]?.clipPath;
            if (from) return resolve({ duration: effect.getTiming().duration, from: String(from) });
          }
          requestAnimationFrame(look);
        };
        look();
      }),
  );
  const button = await theme(page).boundingBox();
  const [x, y] = [Math.round((button?.x ?? 0) + 10), Math.round((button?.y ?? 0) + 20)];
  await page.mouse.click(x, y);
  const { duration, from } = await reveal;
  expect(duration).toBe(THEME_REVEAL_MS);
  expect(from).toMatch(new RegExp(`at ${x}px ${y}px`));
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(root(page)).not.toHaveAttribute('data-reveal');
});

test('a group takes 0.3 s to open and 0.5 s to close', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/guide/start/');
  const group = sidebar(page).getByRole('button', { name: 'Advanced' });
  for (const [expanded, duration] of [
    ['false', 500],
    ['true', 300],
  ] as const) {
    const running = page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          const look = () => {
            const motion = document
              .getAnimations()
              .find(
                (one) => one instanceof CSSAnimation && (one.effect as KeyframeEffect).target?.closest('nav'),
              );
            if (motion) resolve(motion.effect?.getTiming().duration);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', expanded);
    expect(await running).toBe(duration);
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  }
});

test.describe('where the reader wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the theme changes at once', async ({ page }) => {
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

  test('nothing moves or fades: neither bars nor menus, drawers and groups', async ({ page }) => {
    await open(page, '/guide/start/');
    await topBar(page).getByRole('button', { name: 'Rstack' }).hover();
    await expect(topBar(page).getByRole('link', { name: /^Rsbuild/ })).toBeVisible();
    expect(await longestMotion(page)).toBe(0);
    await theme(page).hover();
    await expect(topBar(page).getByRole('link', { name: /^Rsbuild/ })).toBeHidden();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await longestMotion(page)).toBe(0);
    await sidebar(page).getByRole('button', { name: 'Advanced' }).click();
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
