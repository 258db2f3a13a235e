import type { Locator, Page } from '@playwright/test';
import { topBar } from './frame.ts';

/** A button of the top bar. */
export const barButton = (page: Page, name: string) =>
  topBar(page).getByRole('button', { name, exact: true });
/** A link of the top bar, also in its menus. */
export const barLink = (page: Page, name: string | RegExp) => topBar(page).getByRole('link', { name });

/** Takes the pointer to where nothing is. */
export const rest = (page: Page) => page.mouse.move(600, 650);

/** Where something stands in the window. */
export async function box(target: Locator) {
  const found = await target.boundingBox();
  if (!found) throw new Error('It is not to be seen.');
  return found;
}
