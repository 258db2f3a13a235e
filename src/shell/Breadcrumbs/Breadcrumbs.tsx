import { groupsAround } from '../../shared/sidebar.ts';
import { useShell } from '../ShellContext.ts';
import { breadcrumbs } from './Breadcrumbs.css.ts';

/** Breadcrumb of the groups that contain the page, above the title. */
export function Breadcrumbs() {
  const { page, layout } = useShell();
  const groups = groupsAround(layout.sidebar, page.pagePath);
  return groups.length > 0 && <p className={breadcrumbs}>{groups.map(({ text }) => text).join(' / ')}</p>;
}
