// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { listenToSidebar, markCurrent, restoreSidebar, saveSidebar } from './sidebar.ts';

const group = (title: string, open: boolean, ...links: string[]) => `
  <li data-island="SidebarGroup"><div data-state="${open ? 'open' : 'closed'}">
    <div><button aria-expanded="${open}"><span>${title}</span></button></div>
    <div data-slot="items"${open ? '' : ' hidden'}><ul>
      ${links.map((link) => `<li><a href="${link}">${link}</a></li>`).join('')}
    </ul></div>
  </div></li>`;

function show(fingerprint: string, ...groups: string[]): void {
  document.body.innerHTML = `<nav data-fingerprint="${fingerprint}"><ul>${groups.join('')}</ul></nav>`;
}

const states = () => [...document.querySelectorAll('button')].map((button) => button.ariaExpanded === 'true');
const shown = () => [...document.querySelectorAll<HTMLElement>('[data-slot]')].map(({ hidden }) => !hidden);
const press = (index: number) => document.querySelectorAll('span')[index]?.click();

// polyfills what jsdom lacks
Element.prototype.checkVisibility = () => false;

listenToSidebar();
beforeEach(() => sessionStorage.clear());

it('toggles a group that is not hydrated on a click', () => {
  show('a', group('One', true, '/1'), group('Two', false, '/2'));
  press(0);
  press(1);
  expect(states()).toEqual([false, true]);
  expect(shown()).toEqual([false, true]);
});

it('leaves a hydrated group to React', () => {
  show('a', group('One', true, '/1'));
  document.querySelector<HTMLElement>('li')?.setAttribute('data-hydrated', '');
  press(0);
  expect(states()).toEqual([true]);
});

it('restores which groups are open', () => {
  show('a', group('One', true, '/1'), group('Two', false, '/2'));
  press(0);
  press(1);
  saveSidebar();
  show('a', group('One', true, '/1'), group('Two', false, '/2'));
  restoreSidebar();
  expect(states()).toEqual([false, true]);
});

it('starts as configured when the structure of the sidebar has changed', () => {
  show('a', group('One', true, '/1'), group('Two', true, '/2'));
  press(0);
  saveSidebar();
  show('b', group('New', true, '/0'), group('One', true, '/1'));
  restoreSidebar();
  expect(states()).toEqual([true, true]);
});

it('starts as configured when the storage holds something else', () => {
  for (const content of ['{"open":7', '7', 'null', '{"a":7}']) {
    sessionStorage.setItem('docs.sidebar', content);
    show('a', group('One', true, '/1'));
    restoreSidebar();
    expect(states(), content).toEqual([true]);
  }
});

it('marks the current link and opens the groups around it', () => {
  show('a', group('One', true, '/1'), group('Two', false, '/2', '/3'));
  markCurrent('/1');
  markCurrent('/3');
  const current = [...document.querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href'));
  expect(current).toEqual(['/3']);
  expect(states()).toEqual([true, true]);
});
