// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { shellIds } from '../../shared/shellIds.ts';
import { keepPlaceInAlternates, listenForSearch } from './shortcuts.ts';

listenForSearch();
keepPlaceInAlternates();

/** Hash of the heading `安装`. */
const ENCODED_HASH = '#%E5%AE%89%E8%A3%85';

const opened = vi.fn();

beforeEach(() => {
  opened.mockClear();
  document.body.innerHTML = `<button id="${shellIds.search}"></button><input />`;
  document.getElementById(shellIds.search)?.addEventListener('click', opened);
});

it.each<[shortcut: string, init: KeyboardEventInit]>([
  ['Ctrl+K', { key: 'k', ctrlKey: true }],
  ['⌘K with Caps Lock', { key: 'K', metaKey: true }],
  ['Ctrl+K on a Russian keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }],
  ['a slash', { key: '/' }],
])('opens search on %s', (_, init) => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
  expect(opened).toHaveBeenCalledOnce();
});

it.each<[keys: string, init: KeyboardEventInit]>([
  ['Ctrl+Shift+K', { key: 'K', ctrlKey: true, shiftKey: true }],
  ['Alt+/', { key: '/', altKey: true }],
  ['k', { key: 'k' }],
])('does not open search on %s', (_, init) => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
  expect(opened).not.toHaveBeenCalled();
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

/** Returns the hash of a language link after a press on it, with a heading at this distance from the top. */
function pressLanguageLink(headingTop: number): string {
  document.body.innerHTML = `<h2 id="安装"></h2><a aria-current="location" href="#other"></a>
    <a data-same-page href="/zh${location.pathname}"></a>`;
  const heading = document.getElementById('安装') as HTMLElement;
  heading.getBoundingClientRect = () => ({ top: headingTop }) as DOMRect;
  history.replaceState(null, '', ENCODED_HASH);
  const link = document.querySelector<HTMLAnchorElement>('[data-same-page]') as HTMLAnchorElement;
  link.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  return link.hash;
}

it('keeps the hash in language links while its heading is visible', () =>
  expect(pressLanguageLink(100)).toBe(ENCODED_HASH));

it('replaces the hash in language links once its heading is out of view', () =>
  expect(pressLanguageLink(5000)).toBe('#other'));
