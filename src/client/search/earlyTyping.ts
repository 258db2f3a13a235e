/** What readers type between asking for search and having its field; `keepTyping` of the boot script collects it. */

import { shellIds } from '../../shell/shellIds.ts';

type EarlyField = HTMLTextAreaElement & {
  /** Where the focus was. */
  before: Element | null;
};

const earlyFields = () => document.querySelectorAll<EarlyField>(`#${shellIds.typed}`);

/** The element that had the focus when the reader asked for search. */
export function focusBefore(): Element | null {
  const [early] = earlyFields();
  return early ? early.before : document.activeElement;
}

/** What has been typed until now: every press while search was loaded has made a field. */
export const typedEarly = (): string => Array.from(earlyFields(), ({ value }) => value).join('');

/** The same; the fields are gone then. */
export function takeTyped(): string {
  const typed = typedEarly();
  for (const field of earlyFields()) field.remove();
  return typed;
}
