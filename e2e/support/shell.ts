import type { Locator, Page } from '@playwright/test';

/** Parts of the shell, located by their English accessible names. */
export const heading = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });
export const navbar = (page: Page): Locator => page.getByRole('banner');
export const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Sidebar' });
export const outline = (page: Page): Locator => page.getByRole('navigation', { name: 'ON THIS PAGE' });
export const pager = (page: Page): Locator => page.getByRole('navigation', { name: 'Pager' });

/** Opens the menu of languages or versions. */
export async function openMenu(page: Page, name: string): Promise<void> {
  await navbar(page).getByRole('button', { name, exact: true }).click();
}
