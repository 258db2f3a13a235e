import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findings } from '../support/findings.ts';
import { settle } from '../support/settle.ts';
import { showPage } from '../support/showPage.tsx';

const button = page.getByRole('button', { name: 'More', exact: true });
const link = (name: string) => page.getByRole('link', { name });
const tools = page.getByRole('button', { name: 'Tools' });
const hammer = page.getByRole('link', { name: /Hammer/ });

const focusButton = async () => {
  await userEvent.keyboard('{Shift}'); // the focus that follows is one by the keyboard
  button.element().focus();
  // hydrated: Radix's popover has replaced the native one
  await expect.element(button).not.toHaveAttribute('popovertarget');
};

/** Shows the page with the pointer on its text: elsewhere, a button may have a tooltip, which Escape would close first. */
const show = async (options?: Parameters<typeof showPage>[0]) => {
  showPage(options);
  await userEvent.hover(page.getByRole('main'), { position: { x: 1, y: 300 } });
};

beforeEach(async () => {
  await page.viewport(1280, 800);
});

describe.each(['ltr', 'rtl'] as const)('a menu of the navbar, %s', (dir) => {
  beforeEach(() => show({ dir }));

  it('opens for ArrowDown with the focus on the first link, for ArrowUp on the last', async () => {
    await focusButton();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(link('Releases')).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await settle();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(link('Workshops')).toHaveFocus();
  });

  it('moves the focus with the arrow keys, Home and End, and wraps around', async () => {
    await focusButton();
    await userEvent.keyboard('{ArrowDown}');
    for (const [key, name] of [
      ['ArrowDown', 'Forum'],
      ['End', 'Workshops'],
      ['ArrowDown', 'Releases'],
      ['ArrowUp', 'Workshops'],
      ['Home', 'Releases'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect.element(link(name), { message: key }).toHaveFocus();
    }
  });

  it('is aligned with an edge of its button, in the window', async () => {
    await userEvent.click(button);
    await expect.element(link('Releases')).toBeVisible();
    const panel = link('Releases').element().closest('[popover], [data-popover-panel]');
    const [above, below] = [button.element().getBoundingClientRect(), panel?.getBoundingClientRect()];
    expect(below?.top).toBeGreaterThanOrEqual(above.bottom);
    const distances = [(below?.left ?? 0) - above.left, (below?.right ?? 0) - above.right];
    expect(Math.min(...distances.map(Math.abs))).toBeLessThanOrEqual(1);
  });
});

describe('a menu of the navbar', () => {
  beforeEach(() => show());

  it('closes on Escape and on Tab, which moves the focus', async () => {
    await focusButton();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(link('Releases')).toHaveFocus();
    await settle();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await expect.element(link('Releases')).not.toBeInTheDocument();

    await userEvent.keyboard('{ArrowUp}');
    await expect.element(link('Workshops')).toHaveFocus();
    await userEvent.tab();
    await expect.element(link('Workshops')).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('leaves keys with a modifier to the browser', async () => {
    await focusButton();
    for (const modifier of ['Alt', 'Control', 'Meta']) {
      await userEvent.keyboard(`{${modifier}>}{ArrowDown}{/${modifier}}`);
      await expect.element(button, { message: modifier }).toHaveFocus();
      await expect.element(button, { message: modifier }).toHaveAttribute('aria-expanded', 'false');
    }
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(link('Releases')).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect.element(link('Releases')).toHaveFocus();
  });

  it('opens on hover, stays open while the pointer enters it, and closes when it leaves', async () => {
    await userEvent.hover(button);
    await expect.element(link('Releases')).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    expect(await findings()).toEqual([]);
    await userEvent.hover(link('Workshops'));
    await expect.element(link('Workshops')).toBeVisible();
    await userEvent.hover(page.getByRole('main'), { position: { x: 1, y: 300 } });
    await expect.element(link('Releases')).not.toBeInTheDocument();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('stays open after a click on its button, until a click elsewhere', async () => {
    await userEvent.hover(button);
    await expect.element(link('Releases')).toBeVisible();
    await userEvent.click(button);
    await userEvent.hover(tools);
    // hovering another menu closes one that hovering has opened, and not this one
    await expect.element(link('Releases')).toBeVisible();
    await userEvent.click(document.body, { position: { x: 640, y: 780 } });
    await expect.element(link('Releases')).not.toBeInTheDocument();
  });

  it('opens and closes for Enter, with the focus on its button', async () => {
    await focusButton();
    await userEvent.keyboard('{Enter}');
    await expect.element(link('Releases')).toBeVisible();
    await expect.element(button).toHaveFocus();
    await userEvent.tab();
    await expect.element(link('Releases')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(link('Releases')).not.toBeInTheDocument();
  });

  it('groups its links, and names the groups', async () => {
    await userEvent.click(button);
    const community = page.getByRole('list', { name: 'Community' });
    await expect.element(community.getByRole('link').first()).toBeVisible();
    expect(community.getByRole('link').elements()).toHaveLength(2);
    await expect.element(link('Forum')).toHaveAttribute('target', '_blank');
  });

  it('closes when another one opens on hover', async () => {
    await userEvent.hover(button);
    await expect.element(link('Releases')).toBeVisible();
    await userEvent.hover(tools);
    await expect.element(hammer).toBeVisible();
    await expect.element(link('Releases')).not.toBeInTheDocument();
  });

  it('only opens on click if configured', async () => {
    const { tools: byHover } = showPage().theme;
    showPage({ site: { theme: { tools: byHover && { ...byHover, trigger: 'click' } } } });
    await userEvent.hover(tools);
    await userEvent.hover(button);
    await expect.element(link('Releases')).toBeVisible();
    await expect.element(hammer).not.toBeInTheDocument();
    await userEvent.click(tools);
    await expect.element(hammer).toBeVisible();
    await userEvent.click(tools);
    await expect.element(hammer).not.toBeInTheDocument();
  });
});

describe('on a narrow screen, a menu', () => {
  const opener = page.getByRole('button', { name: 'Open menu' });
  const main = page.getByRole('navigation', { name: 'Main' });

  beforeEach(async () => {
    await page.viewport(375, 700);
    showPage();
    await userEvent.click(opener);
    await expect.element(main).toBeVisible();
  });

  it('is a sheet at the bottom, opened by a click and not by hovering', async () => {
    await userEvent.hover(button);
    await expect.element(link('Releases')).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect.element(link('Releases')).toBeVisible();
    const sheet = link('Releases').element().closest('[popover]');
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const { left, bottom } = sheet?.getBoundingClientRect() ?? {};
    expect([left, Math.round(bottom ?? 0)]).toEqual([0, 700]);
    expect(await findings()).toEqual([]);
  });

  it('closes on Escape before the menu of the navbar does', async () => {
    await userEvent.click(button);
    await expect.element(link('Releases')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(link('Releases')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await expect.element(main).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  });
});
