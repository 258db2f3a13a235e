import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isGroup, isLink } from '../../shared/sidebar.ts';
import type { SidebarGroup, SidebarItem, SidebarLink } from '../../shared/siteData.ts';
import { Collapsible } from '../../ui/Collapsible/Collapsible.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import type { SidebarGroups } from '../hooks/useSidebarGroups.ts';
import * as styles from './Sidebar.css.ts';
import { SidebarAnchor, SidebarItems } from './SidebarItems.tsx';

export interface SidebarGroupItemProps {
  /** The group; its items are shown while it is open. */
  group: SidebarGroup;
  /** Key of the group among all groups. */
  id: string;
  /** Which groups are open. */
  groups: SidebarGroups;
  /** Depth, from 1. */
  level: number;
}

/** A group: its title is a link or, if it has none, toggles the group; the chevron always toggles it. */
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
      <GroupHead group={group} open={open} onToggle={() => groups.setOpen(id, !open)} />
      <Collapsible open={open}>{items}</Collapsible>
    </li>
  );
}

function GroupTitle({ group }: { group: SidebarGroup }) {
  return (
    <span className={styles.groupTitle}>
      <span>{group.text}</span>
      {group.tag && <Tag>{group.tag}</Tag>}
    </span>
  );
}

interface GroupHeadProps {
  group: SidebarGroup;
  open: boolean;
  onToggle: () => void;
}

function GroupHead({ group, open, onToggle }: GroupHeadProps) {
  const button = { type: 'button', 'aria-expanded': open, onClick: onToggle } as const;
  return (
    <div className={styles.groupHead}>
      {group.link ? (
        <>
          <SidebarAnchor {...group} link={group.link} />
          <ToggleButton group={group.text} {...button} />
        </>
      ) : (
        <button className={styles.groupButton} {...button}>
          <GroupTitle group={group} />
        </button>
      )}
      {!group.link && !open && (
        <noscript>{typeof window === 'undefined' && <FirstPage group={group} />}</noscript>
      )}
    </div>
  );
}

function ToggleButton({ group, ...button }: { group: string } & ComponentProps<'button'>) {
  const { t } = useTranslation();
  return <button className={styles.toggle} aria-label={t('sidebar.toggle', { group })} {...button} />;
}

/** A closed group's items are not in the HTML; without JavaScript, this link to its first page leads to them. */
function FirstPage({ group }: { group: SidebarGroup }) {
  const first = firstLink(group.items);
  if (!first) return null;
  return (
    // biome-ignore lint/a11y/useAnchorContent: named by its label; its icon is drawn in CSS
    <a className={styles.firstPage} href={first.link} aria-label={group.text} />
  );
}

function firstLink(items: readonly SidebarItem[]): SidebarLink | undefined {
  for (const item of items) {
    const found = isGroup(item) ? firstLink(item.items) : isLink(item) ? item : undefined;
    if (found) return found;
  }
  return undefined;
}
