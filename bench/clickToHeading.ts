import type { Page } from '@playwright/test';
import type { VisitedSite } from './builtSites.ts';

/** Time that a link is hovered before the click, in milliseconds. */
const HOVER_MS = 300;
/** Time that the first page is left idle, when it loads more, in milliseconds. */
const QUIET_MS = 1500;

/**
 * Clicks back and forth between the two pages of a site, hovering each link for a moment before the click.
 *
 * @param page a new page
 * @returns milliseconds from each click until the new heading is on the screen
 */
export async function clickToHeading(
  page: Page,
  { origin, pages: [first, second] }: VisitedSite,
  clicks: number,
): Promise<number[]> {
  await page.addInitScript(watchClicks);
  await page.goto(origin + first, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  const times: number[] = [];
  for (let count = 0; count <= clicks; count++) {
    const destination = count % 2 === 0 ? second : first;
    const link = page
      .locator(['', '.html', '/'].map((end) => `a[href="${destination}${end}"]:visible`).join(', '))
      .first();
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
    await link.click();
    await page.waitForFunction(() => (window as Watched).paintedAfter !== undefined);
    const painted = await page.evaluate(() => {
      const took = (window as Watched).paintedAfter ?? Number.NaN;
      delete (window as Watched).paintedAfter;
      return took;
    });
    if (count > 0) times.push(painted); // ignores the first click, which also loads code
    await page.waitForTimeout(HOVER_MS);
  }
  return times;
}

type Watched = typeof window & { paintedAfter?: number };

/**
 * Runs in every document: measures from a click to the first frame with a different heading, which some sites show in
 * another document.
 */
function watchClicks(): void {
  const KEY = 'bench:click';
  const heading = () => document.querySelector('h1')?.textContent;
  const look = (click: { at: number; before: string | undefined }) => {
    const now = heading();
    if (!now || now === click.before) requestAnimationFrame(() => look(click));
    else {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        (window as Watched).paintedAfter = performance.timeOrigin + performance.now() - click.at;
        sessionStorage.removeItem(KEY);
      };
      port2.postMessage(undefined);
    }
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const click = { at: performance.timeOrigin + timeStamp, before: heading() };
      sessionStorage.setItem(KEY, JSON.stringify(click));
      requestAnimationFrame(() => look(click));
    },
    { capture: true },
  );
  const started = sessionStorage.getItem(KEY);
  if (started) requestAnimationFrame(() => look(JSON.parse(started)));
}
