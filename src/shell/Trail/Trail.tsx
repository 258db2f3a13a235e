import { containsPage, isGroup } from '../../shared/sidebar.ts';
import type { SidebarItem } from '../../shared/siteData.ts';
import { useShell } from '../ShellContext.ts';
import { trail } from './Trail.css.ts';

function groupsAround(items: readonly SidebarItem[], pagePath: string): string[] {
  const group = items.filter(isGroup).find((item) => containsPage(item, pagePath));
  return group ? [group.text, ...groupsAround(group.items, pagePath)] : [];
}

/** Where in its section a page stands, above the title. */
export function Trail() {
  const { page, layout } = useShell();
  const groups = groupsAround(layout.sidebar, page.pagePath);
  return groups.length > 0 && <p className={trail}>{groups.join(' / ')}</p>;
}
