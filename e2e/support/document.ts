import { expect, type Locator, type Page } from '@playwright/test';

const MARK = 'sameDocument';

/** Marks the open document, to see later whether another one has taken its place. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate((name) => Reflect.set(window, name, true), MARK);
}

/** Whether the marked document is still open. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate((name) => Reflect.has(window, name), MARK);
}

/** What browsers, search engines and assistive technology are told of a page. */
export async function readHead(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    alternates: [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')].map(
      ({ hreflang, href }) => `${hreflang} ${href}`,
    ),
  }));
}

export async function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Scrolls as a reader does, and waits until the page stands there. */
export async function scrollDown(page: Page, pixels: number): Promise<void> {
  const before = await scrollTop(page);
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, pixels);
  await expect.poll(() => scrollTop(page)).toBe(before + pixels);
}

/** Waits until the browser has drawn twice, and so has done what was due. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Expects an element right below the bars that stay at the top while the page scrolls, and not under them. */
export async function expectAtTop(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        const covered = !element.contains(document.elementFromPoint(left + 2, top + height / 2));
        return { covered, nearTop: top >= 0 && top < 200 };
      }),
    )
    .toEqual({ covered: false, nearTop: true });
}

/** Waits until nothing moves or fades any more: half-way colours have half the contrast. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/**
 * Waits until every timer of the page that is due within so many milliseconds has run: one that is set later, for
 * longer, ends later. For what must not happen.
 */
export async function afterTimers(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), 2 * milliseconds);
  await nextFrames(page);
}
