// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { shellIds } from '../../shared/shellIds.ts';
import { keepPlaceInAlternates, listenForSearch } from './shortcuts.ts';

listenForSearch();
keepPlaceInAlternates();

const opened = vi.fn();

beforeEach(() => {
  opened.mockClear();
  document.body.innerHTML = `<button id="${shellIds.search}"></button><input />`;
  document.getElementById(shellIds.search)?.addEventListener('click', opened);
});

it.each([
  ['Ctrl+K', { key: 'k', ctrlKey: true }, 1],
  ['⌘K with Caps Lock', { key: 'K', metaKey: true }, 1],
  ['Ctrl+K on a Russian keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }, 1],
  ['a slash', { key: '/' }, 1],
  ['Ctrl+Shift+K', { key: 'K', ctrlKey: true, shiftKey: true }, 0],
  ['Alt+/', { key: '/', altKey: true }, 0],
  ['k', { key: 'k' }, 0],
])('handles %s for search %o: %i', (_, init, count) => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
  expect(opened).toHaveBeenCalledTimes(count);
});

it('does not open search for a slash in a text field', () => {
  document.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  expect(opened).not.toHaveBeenCalled();
});

it('does not open search for a slash in the editor of a shadow root', () => {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  root.innerHTML = '<div contenteditable="true"></div>';
  const slash = new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true });
  root.querySelector('div')?.dispatchEvent(slash);
  expect(opened).not.toHaveBeenCalled();
});

it('ignores the events of autofill and of extensions, which have no key or no element', () => {
  const failed = vi.fn();
  addEventListener('error', failed);
  onTestFinished(() => removeEventListener('error', failed));
  document.querySelector('input')?.dispatchEvent(new Event('keydown', { bubbles: true }));
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(failed).not.toHaveBeenCalled();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  expect(opened).toHaveBeenCalledOnce();
});

it.each([
  ['#%E5%AE%89%E8%A3%85', 100, '#%E5%AE%89%E8%A3%85'],
  ['#%E5%AE%89%E8%A3%85', 5000, '#other'],
])(
  'keeps the hash %s in the language switch while its heading is visible: at %i px, %s',
  (hash, top, kept) => {
    document.body.innerHTML = `<h2 id="安装"></h2><a aria-current="location" href="#other"></a>
    <a data-same-page href="/zh${location.pathname}"></a>`;
    const heading = document.getElementById('安装') as HTMLElement;
    heading.getBoundingClientRect = () => ({ top }) as DOMRect;
    history.replaceState(null, '', hash);
    const link = document.querySelector<HTMLAnchorElement>('[data-same-page]') as HTMLAnchorElement;
    link.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    expect(link.hash).toBe(kept);
  },
);
