import { useTranslation } from 'react-i18next';
import { isGroup, isLink } from '../../shared/sidebar.ts';
import type { SidebarGroup, SidebarItem, SidebarLink } from '../../shared/siteData.ts';
import { Collapsible, CollapsibleTrigger } from '../../ui/Collapsible/Collapsible.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { chevronPath } from '../../ui/Icon/paths.ts';
import { Tag } from '../../ui/Tag/Tag.tsx';
import type { SidebarGroups } from '../hooks/useSidebarGroups.ts';
import * as styles from './Sidebar.css.ts';
import { SidebarAnchor, SidebarItems } from './SidebarItems.tsx';

export interface SidebarGroupItemProps {
  group: SidebarGroup;
  /** Key of the group among all groups. */
  id: string;
  groups: SidebarGroups;
  /** Depth, from 1. */
  level: number;
}

/** A group: its title links, or folds the group when it has no link; the chevron always folds. */
export function SidebarGroupItem({ group, id, groups, level }: SidebarGroupItemProps) {
  const open = groups.isOpen(id, group);
  const items = <SidebarItems items={group.items} parent={id} groups={groups} level={level + 1} />;
  if (!group.collapsible) {
    return (
      <li className={styles.group} data-level={level}>
        <div className={styles.groupHead}>
          {group.link ? <SidebarAnchor {...group} link={group.link} /> : <GroupTitle group={group} />}
        </div>
        {items}
      </li>
    );
  }
  return (
    <li className={styles.group} data-level={level}>
      <Collapsible
        open={open}
        onOpenChange={(value) => groups.setOpen(id, value)}
        header={<GroupHead group={group} open={open} />}
      >
        {items}
      </Collapsible>
    </li>
  );
}

function GroupTitle({ group }: { group: SidebarGroup }) {
  return (
    <span className={styles.groupTitle}>
      {group.text}
      {group.tag && <Tag>{group.tag}</Tag>}
    </span>
  );
}

function GroupHead({ group, open }: { group: SidebarGroup; open: boolean }) {
  const { t } = useTranslation();
  const chevron = <Icon path={chevronPath} />;
  if (group.link) {
    return (
      <div className={styles.groupHead}>
        <SidebarAnchor {...group} link={group.link} />
        <CollapsibleTrigger className={styles.toggle} aria-label={t('sidebar.toggle', { group: group.text })}>
          {chevron}
        </CollapsibleTrigger>
      </div>
    );
  }
  return (
    <div className={styles.groupHead}>
      <CollapsibleTrigger className={styles.groupButton}>
        <GroupTitle group={group} />
        {chevron}
      </CollapsibleTrigger>
      {!open && <FirstPage group={group} />}
    </div>
  );
}

/** A closed group's pages are not in the HTML; without JavaScript, its first page leads to them. */
function FirstPage({ group }: { group: SidebarGroup }) {
  const first = firstLink(group.items);
  if (!first) return null;
  return (
    <noscript>
      {/* biome-ignore lint/a11y/useAnchorContent: named by its label, its sign is drawn by the stylesheet */}
      <a className={styles.firstPage} href={first.link} aria-label={group.text} />
    </noscript>
  );
}

function firstLink(items: readonly SidebarItem[]): SidebarLink | undefined {
  for (const item of items) {
    const found = isGroup(item) ? firstLink(item.items) : isLink(item) ? item : undefined;
    if (found) return found;
  }
  return undefined;
}
