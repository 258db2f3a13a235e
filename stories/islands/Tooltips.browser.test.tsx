import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findings } from '../support/findings.ts';
import { settle } from '../support/settle.ts';
import { showPage } from '../support/showPage.tsx';

const tooltip = page.getByRole('tooltip');
const theme = page.getByRole('button', { name: 'Switch to dark theme' });
const leave = () => userEvent.hover(page.getByRole('main'), { position: { x: 1, y: 300 } });

// once: the code of tooltips stays in the header
beforeAll(() => void showPage());
beforeEach(leave);

describe('a tooltip', () => {
  it('names the hovered button, and closes when the pointer leaves', async () => {
    await userEvent.hover(theme);
    await expect.element(tooltip).toHaveTextContent('Switch to dark theme');
    expect(await findings()).toEqual([]);
    await leave();
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  it('closes on Escape, and reopens on the next hover', async () => {
    await userEvent.hover(theme);
    await expect.element(tooltip).toBeInTheDocument();
    await settle();
    await userEvent.keyboard('{Escape}');
    await expect.element(tooltip).not.toBeInTheDocument();
    await leave();
    await userEvent.hover(theme);
    await expect.element(tooltip).toBeInTheDocument();
  });

  it('names the focused button, and closes on blur', async () => {
    await userEvent.keyboard('{Shift}'); // the focus that follows is one by the keyboard
    theme.element().focus();
    await expect.element(tooltip).toHaveTextContent('Switch to dark theme');
    await userEvent.tab();
    await expect.element(tooltip).not.toHaveTextContent('Switch to dark theme');
  });

  it('is not shown for the button of an open menu', async () => {
    const language = page.getByRole('button', { name: 'Language' });
    await userEvent.click(language);
    await expect.element(page.getByRole('link', { name: '简体中文' })).toBeVisible();
    await expect.element(language).toHaveAttribute('aria-expanded', 'true');
    expect(tooltip.elements().map(({ textContent }) => textContent)).not.toContain('Language');
  });
});
