import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settle } from '../support/settle.ts';
import { showPage } from '../support/showPage.tsx';

// Vite would not compile the worker, and there is no index
vi.mock('../../src/search/worker/workerEngine.ts', async () => {
  const { engineFixture } = await import('../support/searchFixture.ts');
  return {
    WorkerEngine: vi.fn(function WorkerEngine() {
      return engineFixture;
    }),
  };
});

const button = page.getByRole('button', { name: /^Search/ });
const dialog = page.getByRole('dialog', { name: 'Search docs' });
const field = dialog.getByRole('combobox', { name: 'Search docs' });

const press = (init: KeyboardEventInit) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

describe('search', () => {
  beforeEach(async () => {
    await page.viewport(1280, 800);
    showPage();
  });

  it('focuses its field, and returns the focus on Escape', async () => {
    await expect.element(button).toBeVisible();
    await userEvent.keyboard('{Shift}'); // the focus that follows is one by the keyboard
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAttribute('aria-expanded');
    await settle();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('replaces the old query if it is closed and immediately reopened', async () => {
    await button.click();
    await expect.element(field).toHaveFocus();
    await settle();
    await userEvent.keyboard('board');
    await expect.element(field).toHaveValue('board');
    const panel = dialog.element() as HTMLElement;
    panel.hidePopover();
    panel.showPopover();
    await settle();
    await userEvent.keyboard('mock');
    await expect.element(field).toHaveValue('mock');
  });

  it('traps the focus, and hides the page from assistive technology', async () => {
    await userEvent.click(button);
    await expect.element(field).toHaveFocus();
    await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
    // when its code has loaded
    await expect.poll(() => page.getByRole('banner').elements()).toEqual([]);
    const close = dialog.getByRole('button', { name: 'Close search' });
    await userEvent.tab();
    await expect.element(close).toHaveFocus();
    for (let stop = 0; stop < 6; stop += 1) {
      await userEvent.tab();
      expect(dialog.element().contains(document.activeElement)).toBe(true);
    }
  });

  it('closes on a click outside', async () => {
    await userEvent.click(button);
    await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('banner')).toBeVisible();
  });

  it('leaves keys other than Ctrl+K, ⌘K and a slash to the browser', () => {
    const k = { key: 'k', code: 'KeyK', ctrlKey: true };
    for (const init of [
      { ...k, key: 'K', shiftKey: true },
      { ...k, altKey: true },
      { ...k, ctrlKey: false },
      { ...k, key: 't' },
      { ...k, key: 'Process', isComposing: true },
    ])
      expect(press(init), JSON.stringify(init)).toBe(true);
  });

  it.each([
    ['with Caps Lock', { key: 'K', code: 'KeyK', ctrlKey: true }],
    ['on a Russian keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }],
    ['for ⌘K', { key: 'k', code: 'KeyK', metaKey: true }],
    ['for a slash', { key: '/', code: 'Slash' }],
  ])('opens %s', async (_, init) => {
    expect(press(init)).toBe(false);
    await expect.element(field).toHaveFocus();
    await settle();
    await userEvent.keyboard('{Escape}');
  });
});
