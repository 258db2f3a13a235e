// @vitest-environment happy-dom
import { createElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { IslandComponent } from '../../islands/Slot/Slot.tsx';

const loaded = vi.fn();
const load = async () => {
  loaded();
  return Counter;
};

const Counter: IslandComponent = () => {
  const [count, setCount] = useState(0);
  return createElement(
    'div',
    {},
    createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, count),
    createElement('button', { type: 'button', popoverTarget: 'p' }, 'native'),
    createElement('p', { 'data-slot': 'text' }, 'Text'),
  );
};

vi.mock('../../islands/registry.ts', () => ({
  hosts: {},
  islands: {
    Counter: { load: () => load(), chunk: 'counter', strategy: 'intent' },
    Opened: { load: () => load(), chunk: 'opened', strategy: 'open' },
    Broken: { load: () => Promise.reject(new Error('offline')), chunk: 'broken', strategy: 'open' },
    Asked: { load: () => load(), chunk: 'asked', strategy: 'intent', parameter: 'asked' },
  },
}));

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe = () => {};
    unobserve = () => {};
  },
);

const html = renderToString(createElement(Counter as never));
const button = () => document.querySelector<HTMLElement>('button') as HTMLElement;

function show(name: string): void {
  document.body.innerHTML = `<div data-island="${name}" data-id="i">${html}</div>`;
}

let unmountIslands: (parent: ParentNode) => void;

beforeAll(async () => {
  vi.resetModules(); // other tests have the real registry
  const islands = await import('./islands.ts');
  islands.startIslands(() => undefined);
  ({ unmountIslands } = islands);
  const { page } = await import('../page.ts');
  Object.assign(page, { strings: { searchUnavailable: 'Search could not be loaded.' } });
});
beforeEach(() => show('Counter'));
const nextTask = () => new Promise((resolve) => setImmediate(resolve));
afterEach(async () => {
  unmountIslands(document);
  loaded.mockClear();
  // React finishes in later tasks, which need the document of the test environment
  for (let task = 0; task < 3; task++) await nextTask();
});

it('replays the first click once after hydration', async () => {
  button().click();
  expect(button().textContent).toBe('0');
  expect(document.documentElement.hasAttribute('data-waits')).toBe(true);
  await vi.waitFor(() => expect(button().textContent).toBe('1'), { timeout: 20_000 });
  expect(document.documentElement.hasAttribute('data-waits')).toBe(false);
  button().click();
  await vi.waitFor(() => expect(button().textContent).toBe('2'), { timeout: 20_000 });
});

it('leaves buttons with a popover to the browser', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('[popovertarget]')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  expect(loaded).not.toHaveBeenCalled();
});

it('loads an island when a button in it is hovered, but not its static content', async () => {
  const hover = () => new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
  document.querySelector('[data-slot]')?.dispatchEvent(hover());
  expect(loaded).not.toHaveBeenCalled();
  button().dispatchEvent(hover());
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce(), { timeout: 20_000 });
});

it('evaluates no code on touch before the click', () => {
  button().dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }));
  button().dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(loaded).not.toHaveBeenCalled();
});

describe('a dialog whose code loads when it opens', () => {
  const open = async (whileLoading: () => void = () => {}) => {
    const dialog = document.querySelector('[data-island] > *') as HTMLElement;
    dialog.hidePopover = vi.fn();
    dialog.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
    whileLoading();
    await new Promise((resolve) => setTimeout(resolve, 100)); // a frame, a task, and the modules
  };
  const alerted = vi.fn();
  beforeEach(() => {
    vi.stubGlobal('alert', alerted.mockClear());
    vi.spyOn(console, 'error').mockReturnValue();
  });

  it('closes with a message if the code cannot be loaded', async () => {
    show('Broken');
    await open();
    expect(alerted.mock.calls).toEqual([['Search could not be loaded.']]);
  });

  it('reports nothing if another page replaces it while its code loads', async () => {
    show('Opened');
    await open(() => document.body.replaceChildren());
    expect(alerted).not.toHaveBeenCalled();
  });
});
