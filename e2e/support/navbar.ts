import type { Locator, Page } from '@playwright/test';
import { navbar } from './shell.ts';

/** Returns a button of the navbar. */
export const barButton = (page: Page, name: string) =>
  navbar(page).getByRole('button', { name, exact: true });
/** Returns a link in the navbar, including its menus. */
export const barLink = (page: Page, name: string | RegExp) => navbar(page).getByRole('link', { name });

/** Moves the pointer to an empty place. */
export const parkPointer = (page: Page) => page.mouse.move(600, 650);

/** Bounding box of an element in the viewport; throws if it is not visible. */
export async function box(target: Locator) {
  const found = await target.boundingBox();
  if (!found) throw new Error(`The element is not visible: ${target}.`);
  return found;
}
