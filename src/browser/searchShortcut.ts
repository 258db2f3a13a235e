import { isComposing } from './inputMethod.ts';

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key opens search: Ctrl+K or ⌘K anywhere, `/` where no text is written. */
export function opensSearch(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (isComposing(event) || altKey || event.getModifierState('AltGraph')) return false;
  // some layouts have it above a digit, with Shift
  if (!ctrlKey && !metaKey) return key === '/' && !(target as Partial<Element> | null)?.closest?.(EDITABLE);
  // Caps Lock makes the letter upper case; where letters are not Latin, the place of the key counts
  return !shiftKey && (/^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK');
}
