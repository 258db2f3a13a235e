import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isGroup, isLink } from '../../shared/sidebar.ts';
import type { SidebarGroup, SidebarItem, SidebarLink } from '../../shared/siteData.ts';
import { Collapsible } from '../../ui/Collapsible/Collapsible.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { itemKey, type SidebarGroups } from '../hooks/useSidebarGroups.ts';
import { useShell } from '../ShellContext.ts';
import * as styles from './Sidebar.css.ts';

export interface SidebarItemsProps {
  /** In the order of the list. */
  items: readonly SidebarItem[];
  /** Key of the parent item. */
  parent: string;
  /** Which groups are open. */
  groups: SidebarGroups;
  /** Depth of these items, from 1. */
  level: number;
}

/** A list of links, groups, dividers and headers. */
export function SidebarItems({ items, parent, groups, level }: SidebarItemsProps) {
  return (
    <ul className={level > 1 ? styles.nested : undefined}>
      {items.map((item, index) => {
        const key = itemKey(parent, index);
        if (isGroup(item)) {
          return <SidebarGroupItem key={key} group={item} id={key} groups={groups} level={level} />;
        }
        if (isLink(item)) return <SidebarLinkItem key={key} {...item} />;
        if ('dividerType' in item) {
          return <li key={key} className={styles.divider} data-kind={item.dividerType} aria-hidden="true" />;
        }
        return (
          <li key={key} className={styles.header}>
            <span>{item.sectionHeaderText}</span>
            {item.tag && <Tag>{item.tag}</Tag>}
          </li>
        );
      })}
    </ul>
  );
}

function SidebarLinkItem(item: SidebarLink) {
  return (
    <li data-context={item.context}>
      <SidebarAnchor {...item} />
    </li>
  );
}

/** A link of the sidebar, also as the title of a group. */
function SidebarAnchor({ text, link, tag }: Pick<SidebarLink, 'text' | 'link' | 'tag'>) {
  const { page } = useShell();
  const current = link === page.pagePath;
  return (
    <a className={styles.link} href={link} aria-current={current ? 'page' : undefined}>
      <span>{text}</span>
      {tag && <Tag>{tag}</Tag>}
    </a>
  );
}

interface SidebarGroupItemProps {
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
