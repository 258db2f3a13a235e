import { expect, it } from 'vitest';
import { opensSearch } from './searchShortcut.ts';

type Keys = Partial<KeyboardEvent> & { altGraph?: boolean };

const opens = ({ altGraph = false, ...keys }: Keys, isEditable = false) =>
  opensSearch({
    ...keys,
    target: { closest: () => (isEditable ? {} : null) },
    getModifierState: () => altGraph,
  } as unknown as KeyboardEvent);

it.each<Keys>([
  { key: 'k', code: 'KeyK', ctrlKey: true },
  { key: 'k', code: 'KeyK', metaKey: true },
  { key: 'K', code: 'KeyK', ctrlKey: true }, // Caps Lock
  { key: 'k', code: 'KeyV', ctrlKey: true }, // Dvorak
  { key: 'л', code: 'KeyK', ctrlKey: true },
  { key: 'ㅏ', code: 'KeyK', metaKey: true },
])('opens search, in a field as well: %o', (keys) => {
  expect([opens(keys), opens(keys, true)]).toEqual([true, true]);
});

it.each<Keys>([
  { key: 'k', code: 'KeyK' },
  { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true },
  { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true },
  { key: 'k', code: 'KeyK', ctrlKey: true, altGraph: true },
  { key: 'k', code: 'KeyK', ctrlKey: true, isComposing: true },
  { key: 'Process', code: 'KeyK', ctrlKey: true, keyCode: 229 },
  { key: 't', code: 'KeyK', ctrlKey: true }, // Dvorak
  { key: '/', code: 'Slash', ctrlKey: true },
  { key: '/', code: 'Slash', isComposing: true },
])('leaves to others: %o', (keys) => {
  expect(opens(keys)).toBe(false);
});

it('opens by a slash where no text is written', () => {
  expect(opens({ key: '/', code: 'Slash' })).toBe(true);
  expect(opens({ key: '/', code: 'Digit7', shiftKey: true })).toBe(true);
  expect(opens({ key: '/', code: 'Slash' }, true)).toBe(false);
});
