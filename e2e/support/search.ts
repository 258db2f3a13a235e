import type { Locator, Page } from '@playwright/test';
import { navbar } from './shell.ts';

export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search docs' });
export const field = (page: Page): Locator => dialog(page).getByRole('combobox', { name: 'Search docs' });
export const options = (page: Page): Locator => dialog(page).getByRole('option');
export const current = (page: Page): Locator => dialog(page).getByRole('option', { selected: true });
export const button = (page: Page): Locator =>
  navbar(page).getByRole('button', { name: 'Search', exact: true });

/** Replaces the query by typing: in Firefox, React does not notice Playwright's `fill`. */
export async function ask(page: Page, query: string): Promise<void> {
  await field(page).fill('');
  await page.keyboard.type(query);
}
