import { expect, type Locator, type Page } from '@playwright/test';

const MARK = 'sameDocument';

/** Marks the open document, to detect later whether it has been replaced. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate((name) => Reflect.set(window, name, true), MARK);
}

/** Whether the marked document is still open. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate((name) => Reflect.has(window, name), MARK);
}

/** A page's metadata for browsers, search engines and assistive technology. */
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

/** Scrolls by mouse wheel, and waits until the page has reached the position. */
export async function scrollDown(page: Page, pixels: number): Promise<void> {
  const before = await scrollTop(page);
  await page.mouse.move(600, 500);
  // Firefox scrolls in its compositor process, which programmatic scrolling only reaches with the next frame
  await nextFrames(page);
  await page.mouse.wheel(0, pixels);
  await expect.poll(() => scrollTop(page)).toBe(before + pixels);
}

/** Clicks an element at its current position. In Firefox, Playwright's click would first scroll it to the middle of the window. */
export async function clickInPlace(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to click is not visible.');
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Waits for two animation frames, so that everything pending has been rendered. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Expects an element right below the sticky bars, not covered by them. */
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

/**
 * Waits until all animations have finished, because contrast is too low halfway through a fade. Doesn't use their
 * promises, which never resolve in Chromium for elements skipped by `content-visibility`. Ignores scroll-driven animations,
 * which never finish.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  );
}

/**
 * Waits until every timer of the page that is due within the given milliseconds has run, by setting a longer one. For
 * asserting that something does not happen.
 */
export async function afterTimers(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), 2 * milliseconds);
  await nextFrames(page);
}
