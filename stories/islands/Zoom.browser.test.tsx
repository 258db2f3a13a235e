import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findings } from '../support/findings.ts';
import { settle } from '../support/settle.ts';
import { showPage } from '../support/showPage.tsx';

const svgImage = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='80' height='60'/>";
const dialog = page.getByRole('dialog', { name: 'A saw' });
const button = page.getByRole('button', { name: 'A saw' });

describe('a zoomable image', () => {
  beforeEach(async () => {
    await page.viewport(1280, 800);
    showPage({
      article: (
        <>
          <button type="button" data-zoom={svgImage}>
            <img src={svgImage} alt="A saw" width="80" height="60" />
          </button>
          <p style={{ height: '3000px' }}>The end.</p>
        </>
      ),
    });
    await userEvent.click(button);
    await expect.element(dialog).toBeVisible();
    await settle();
  });

  it('fills the window, and makes the page inert', async () => {
    expect(document.getElementById('root')?.inert).toBe(true);
    const { height = 0 } = dialog.element().querySelector('img')?.getBoundingClientRect() ?? {};
    expect(height).toBeGreaterThan(600);
    expect(await findings()).toEqual([]);
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click', () => userEvent.click(dialog)],
    ['its button', () => userEvent.click(dialog.getByRole('button'))],
    ['another size of the window', () => page.viewport(1000, 800)],
    ['scrolling', async () => window.scrollTo({ top: 600, behavior: 'instant' })],
  ])('closes by %s, and returns the focus', async (_, close) => {
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    expect(document.getElementById('root')?.inert).toBe(false);
  });
});
