import { isGroup, isLink } from '../../shared/sidebar.ts';
import type { SidebarItem, SidebarLink } from '../../shared/siteData.ts';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { itemKey, type SidebarGroups } from '../hooks/useSidebarGroups.ts';
import { useShell } from '../ShellContext.ts';
import * as styles from './Sidebar.css.ts';
import { SidebarGroupItem } from './SidebarGroupItem.tsx';

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
export function SidebarAnchor({ text, link, tag }: Pick<SidebarLink, 'text' | 'link' | 'tag'>) {
  const { page } = useShell();
  const current = link === page.pagePath;
  return (
    <a className={styles.link} href={link} aria-current={current ? 'page' : undefined}>
      <span>{text}</span>
      {tag && <Tag>{tag}</Tag>}
    </a>
  );
}
