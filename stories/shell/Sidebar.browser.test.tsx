import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findings } from '../support/findings.ts';
import { settle } from '../support/settle.ts';
import { showPage } from '../support/showPage.tsx';

const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
const group = (name: string) => sidebar.getByRole('button', { name, exact: true });
const link = (name: string | RegExp) => sidebar.getByRole('link', { name });

describe('a group of the sidebar', () => {
  beforeEach(async () => {
    sessionStorage.clear();
    await page.viewport(1280, 800);
    showPage();
  });

  it('collapses and expands on click, Enter and Space', async () => {
    await expect.element(group('Wood')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(group('Wood'));
    await expect.element(group('Wood')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(link(/^Veneer/)).not.toBeInTheDocument();
    for (const [key, expanded] of [
      ['{Enter}', 'true'],
      [' ', 'false'],
      [' ', 'true'],
    ] as const) {
      await settle();
      await userEvent.keyboard(key);
      await expect.element(group('Wood')).toHaveAttribute('aria-expanded', expanded);
    }
    await expect.element(link(/^Veneer/)).toBeVisible();
  });

  it('starts collapsed, or cannot be collapsed, if configured', async () => {
    await expect.element(group('Reference β')).toHaveAttribute('aria-expanded', 'false');
    expect(sidebar.getByRole('link', { name: 'Units' }).elements()).toEqual([]);
    expect(group('Finishing').elements()).toEqual([]);
    await expect.element(link('Oil and wax')).toBeVisible();
  });

  it('expands only by its chevron if it has a link', async () => {
    const chevron = group('Pages of “Joints”');
    await expect.element(chevron).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(chevron);
    await expect.element(chevron).toHaveAttribute('aria-expanded', 'true');
    await expect.element(link('Dovetails')).toBeVisible();
    await settle();
    expect(await findings()).toEqual([]);
  });

  it('takes 0.3 s to open and 0.5 s to close, even before its code loads', async () => {
    const button = group('Wood').element() as HTMLElement;
    const click = () => {
      button.click();
      const folding = button.closest('[data-state]:not(button)')?.getAnimations() ?? [];
      for (const animation of folding) animation.finish(); // turning back midway takes less time
      return folding.map(({ effect }) => effect?.getTiming().duration);
    };
    expect(click()).toEqual([500]);
    expect(click()).toEqual([300]);
  });
});

describe.each(['ltr', 'rtl'] as const)('the drawer on a narrow screen, %s,', (dir) => {
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  const closer = page.getByRole('button', { name: 'Close menu' });

  beforeEach(async () => {
    await page.viewport(375, 700);
    showPage({ dir });
    await userEvent.click(opener);
    await expect.element(sidebar).toBeVisible();
  });

  it('can be used with the keyboard, and closes on blur', async () => {
    await expect.element(closer).toHaveFocus();
    await settle();
    expect(await findings()).toEqual([]);
    const inside = () => document.activeElement?.closest('[popover]') !== null;
    await userEvent.tab();
    expect(inside()).toBe(true);
    sidebar.getByRole('link').last().element().focus();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
    // the last group may have a button behind its link
    while (inside()) await userEvent.tab();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on Escape and returns the focus', async () => {
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on its button and on a link to the current page', async () => {
    await userEvent.click(closer);
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    const current = sidebar.getByRole('link', { name: 'Boards' });
    current.element().addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(current);
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('becomes a column when the window grows', async () => {
    await page.viewport(1100, 700);
    await expect.element(sidebar).toBeVisible();
    await expect.element(opener).not.toBeInTheDocument();
    expect(document.querySelectorAll('[inert]')).toHaveLength(0);
  });
});

describe('the outline dropdown on a narrow screen', () => {
  const button = page.getByRole('button', { name: 'ON THIS PAGE' });
  const outline = page.getByRole('navigation', { name: 'ON THIS PAGE' });
  const links = outline.getByRole('link');

  beforeEach(async () => {
    await page.viewport(375, 700);
    showPage();
    await userEvent.click(button);
    await expect.element(links.first()).toBeVisible();
  });

  it('follows its button in tab order, and returns the focus on Escape', async () => {
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect.element(links.first()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the focus leaves it', async () => {
    (links.last().element() as HTMLElement).focus();
    await userEvent.tab();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the window is wide enough for the outline column', async () => {
    await page.viewport(1400, 700);
    await expect.element(links.first()).toBeVisible();
    await page.viewport(375, 700);
    await expect.element(links.first()).not.toBeInTheDocument();
  });
});
