import { type ComponentProps, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { containsPage, isGroup, isLink } from '../../shared/sidebar.ts';
import type { SidebarGroup, SidebarItem, SidebarLink } from '../../shared/siteData.ts';
import { Collapsible } from '../../ui/Collapsible/Collapsible.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { breakable } from '../breakable.tsx';
import { itemKey, type SidebarGroups } from '../hooks/useSidebarGroups.ts';
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
  /** Path of the open page, if it is among these items or in one of their groups. Default: it is not. */
  current?: string | undefined;
}

/** A list of links, groups, dividers and headers. Memoized: a navigation concerns two groups, not all of them. */
export const SidebarItems = memo(function SidebarItems({
  items,
  parent,
  groups,
  level,
  current,
}: SidebarItemsProps) {
  return (
    <ul className={level > 1 ? styles.nested : undefined}>
      {items.map((item, index) => {
        const key = itemKey(parent, index);
        if (isGroup(item)) {
          const inside = current !== undefined && containsPage(item, current) ? current : undefined;
          return (
            <SidebarGroupItem
              key={key}
              group={item}
              id={key}
              groups={groups}
              level={level}
              current={inside}
            />
          );
        }
        if (isLink(item)) {
          return (
            <li key={key} data-context={item.context}>
              <SidebarAnchor {...item} current={current} />
            </li>
          );
        }
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
});

type Current = Pick<SidebarItemsProps, 'current'>;

/** A link of the sidebar, also as the title of a group. */
function SidebarAnchor({ text, link, tag, current }: Pick<SidebarLink, 'text' | 'link' | 'tag'> & Current) {
  return (
    <a className={styles.link} href={link} aria-current={link === current ? 'page' : undefined}>
      <span>{breakable(text)}</span>
      {tag && <Tag>{tag}</Tag>}
    </a>
  );
}

interface SidebarGroupItemProps extends Current {
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
export const SidebarGroupItem = memo(function SidebarGroupItem({
  group,
  id,
  groups,
  level,
  current,
}: SidebarGroupItemProps) {
  const { text, link, tag, items, collapsible } = group;
  const open = groups.isOpen(id, group);
  const toggle = {
    type: 'button',
    'aria-expanded': open,
    onClick: () => groups.setOpen(id, !open),
  } as const;
  const title = (
    <span className={styles.groupTitle}>
      <span>{text}</span>
      {tag && <Tag>{tag}</Tag>}
    </span>
  );
  return (
    <li className={styles.group} data-level={level}>
      <div className={styles.groupHead}>
        {link && <SidebarAnchor text={text} link={link} tag={tag} current={current} />}
        {link && collapsible && <Chevron group={text} {...toggle} />}
        {!link && collapsible && (
          <button className={styles.groupButton} {...toggle}>
            {title}
          </button>
        )}
        {!link && !collapsible && title}
        {!link && !open && (
          <noscript>{typeof window === 'undefined' && <FirstPage group={group} />}</noscript>
        )}
      </div>
      <Collapsible open={open}>
        <SidebarItems items={items} parent={id} groups={groups} level={level + 1} current={current} />
      </Collapsible>
    </li>
  );
});

/** A component of its own, as looking up texts in each group would slow down hydration. */
function Chevron({ group, ...button }: { group: string } & ComponentProps<'button'>) {
  const { t } = useTranslation();
  return <button className={styles.toggle} aria-label={t('sidebar.toggle', { group })} {...button} />;
}

/** The first page in a list, groups included. */
function firstLink(list: readonly SidebarItem[]): string | undefined {
  return (list as readonly Partial<SidebarGroup>[])
    .map(({ link, items = [] }) => link || firstLink(items))
    .find(Boolean);
}

/** A closed group's items are not in the HTML; without JavaScript, this link to its first page leads to them. */
function FirstPage({ group: { text, items } }: { group: SidebarGroup }) {
  const first = firstLink(items);
  // biome-ignore lint/a11y/useAnchorContent: named by its label; its icon is drawn in CSS
  return first && <a className={styles.firstPage} href={first} aria-label={text} />;
}
