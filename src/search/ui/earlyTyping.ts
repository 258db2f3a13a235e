/** Text typed between opening search and its field being there; `keepTyping` of the boot script collects it. */

import { shellIds } from '../../shared/shellIds.ts';

type EarlyField = HTMLTextAreaElement & {
  /** Element that had focus before. */
  before: Element | null;
};

const earlyFields = () => document.querySelectorAll<EarlyField>(`#${shellIds.typed}`);

/** The element that had focus when search was opened. */
export function focusBefore(): Element | null {
  const [early] = earlyFields();
  return early ? early.before : document.activeElement;
}

/** The text typed so far. There may be several fields: every click while search was loading has added one. */
export const typedEarly = (): string => Array.from(earlyFields(), ({ value }) => value).join('');

/** Returns the same text and removes the fields. */
export function takeTyped(): string {
  const typed = typedEarly();
  for (const field of earlyFields()) field.remove();
  return typed;
}
