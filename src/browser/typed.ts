import { shellIds } from '../shared/shellIds.ts';

/**
 * Text typed between a click on an island that takes text (`takesText` in the registry) and its hydration. It is
 * collected in an invisible textarea: on phones, only focus during the click opens the keyboard.
 */

const fields = () => document.querySelectorAll<HTMLTextAreaElement>(`#${shellIds.typed}`);

/** Element that had focus before the text field took it. */
let before: Element | null = null;

/** Starts collecting what the reader types. */
export function keepTyping(label: string): void {
  if (fields().length > 0) return;
  before = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { id: shellIds.typed, ariaLabel: label });
  field.style.cssText = 'position:fixed;opacity:0';
  document.body.append(field);
  field.focus();
}

/** The text typed so far. */
export const typedText = (): string => Array.from(fields(), ({ value }) => value).join('');

/** Returns the text and stops collecting. The caller moves the focus. */
export function takeTyped(): string {
  const text = typedText();
  for (const field of fields()) field.remove();
  return text;
}

/** The element that had focus before typing began: where focus returns to. */
export function focusBeforeTyping(): Element | null {
  return fields().length > 0 ? before : document.activeElement;
}
