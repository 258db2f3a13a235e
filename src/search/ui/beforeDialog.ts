/** What search does until its dialog is there: it loads the dialog, and keeps what the reader types meanwhile. */

import { shellIds } from '../../shared/shellIds.ts';
import { loadStyles } from '../../theme/loadStyles.ts';

/** The search dialog's code and styles. */
export async function loadDialog() {
  const [{ SearchDialog }, styled] = await Promise.all([
    import(/* webpackChunkName: "on-demand-search-dialog" */ './SearchDialog.tsx'),
    loadStyles('lazy'),
  ]);
  if (!styled) throw new Error('The styles of search are missing.');
  return SearchDialog;
}

/** Prefetches them; errors are reported when search is opened. */
export function loadDialogAhead(): void {
  loadDialog().catch(() => undefined);
}

/** Collects the text, see `keepTyping` of the boot script. */
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
