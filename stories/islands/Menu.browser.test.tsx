import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage } from '../support/showPage.tsx';

it('opens for ArrowDown, with the focus on the first link', async () => {
  showPage();
  const more = page.getByRole('button', { name: 'More', exact: true });
  await expect.element(more).toBeVisible();
  more.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('link', { name: 'Releases' })).toHaveFocus();
});
