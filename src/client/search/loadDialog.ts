import { loadStyles } from '../../theme/loadStyles.ts';

/** The search dialog's code and styles. */
export async function loadDialog() {
  const [{ SearchDialog }] = await Promise.all([
    import(/* webpackChunkName: "on-demand-search-dialog" */ '../../shell/Search/SearchDialog.tsx'),
    loadStyles('demand'),
  ]);
  return SearchDialog;
}

/** Loads them before they are needed; what goes wrong, opening reports. */
export function loadDialogAhead(): void {
  loadDialog().catch(() => undefined);
}
