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
