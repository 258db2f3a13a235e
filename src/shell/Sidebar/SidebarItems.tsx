import { useTranslation } from 'react-i18next';
import { Island, useIslandHost } from '../../islands/Island/Island.tsx';
import * as groupStyles from '../../islands/SidebarGroup/SidebarGroup.css.ts';
import { SidebarGroup as SidebarGroupIsland } from '../../islands/SidebarGroup/SidebarGroup.tsx';
import { containsPage, isGroup, isLink, linkedPage } from '../../shared/sidebar.ts';
import type { SidebarGroup, SidebarItem, SidebarLink } from '../../shared/siteData.ts';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { breakable } from '../breakable.tsx';
import * as styles from './Sidebar.css.ts';

export interface SidebarItemsProps {
  /** The entries, in order. */
  items: readonly SidebarItem[];
  /** Path of the open page. */
  current: string;
  /** Depth of these items. Default: 1. */
  level?: number;
}

/**
 * Cached HTML of items that don't contain the open page, which is the same on all pages. Rendering it takes most of the
 * build time of a large site.
 */
const unchanging = new WeakMap<SidebarItem, string>();

/** A list of links, groups, dividers and headers. */
export function SidebarItems({ items, current, level = 1 }: SidebarItemsProps) {
  const host = useIslandHost();
  const html = items.map((item, index) => {
    const hasCurrent = containsPage(item, current);
    const known = hasCurrent ? undefined : unchanging.get(item);
    if (known !== undefined) return known;
    const rendered = host.part(`n${index}`).render(<Item item={item} current={current} level={level} />);
    if (!hasCurrent) unchanging.set(item, rendered);
    return rendered;
  });
  return (
    <ul
      className={level > 1 ? styles.nested : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{ __html: html.join('') }}
    />
  );
}

type ItemProps<Item> = Required<Omit<SidebarItemsProps, 'items'>> & { item: Item };

function Item({ item, ...place }: ItemProps<SidebarItem>) {
  if (isGroup(item)) return <SidebarGroupItem item={item} {...place} />;
  if (isLink(item))
    return (
      <li data-context={item.context}>
        <SidebarAnchor {...item} current={place.current} />
      </li>
    );
  if ('dividerType' in item)
    return <li className={styles.divider} data-kind={item.dividerType} aria-hidden="true" />;
  return (
    <li className={styles.header}>
      <span>{item.sectionHeaderText}</span>
      {item.tag && <Tag>{item.tag}</Tag>}
    </li>
  );
}

type AnchorProps = Pick<SidebarLink, 'text' | 'link' | 'tag'> & Pick<SidebarItemsProps, 'current'>;

/** A link of the sidebar, also as the title of a group. */
function SidebarAnchor({ text, link, tag, current }: AnchorProps) {
  return (
    <a className={styles.link} href={link} aria-current={linkedPage(link) === current ? 'page' : undefined}>
      <span>{breakable(text)}</span>
      {tag && <Tag>{tag}</Tag>}
    </a>
  );
}

/**
 * A group, which is open if it contains the open page. Its title is a link or, without a link, toggles the group; the
 * chevron always toggles it.
 */
function SidebarGroupItem({ item: group, current, level }: ItemProps<SidebarGroup>) {
  const { t } = useTranslation();
  const { text, link, tag, items, collapsible, collapsed } = group;
  const className = level === 1 ? styles.outer : undefined;
  const title = link ? (
    <SidebarAnchor text={text} link={link} tag={tag} current={current} />
  ) : (
    <span className={styles.groupTitle}>
      <span>{text}</span>
      {tag && <Tag>{tag}</Tag>}
    </span>
  );
  const content = <SidebarItems items={items} current={current} level={level + 1} />;
  if (!collapsible)
    return (
      <li className={className}>
        <div className={groupStyles.head}>{title}</div>
        {content}
      </li>
    );
  return (
    <Island
      as="li"
      name="SidebarGroup"
      className={className}
      component={SidebarGroupIsland}
      props={{
        open: !collapsed || containsPage(group, current),
        ...(link && { label: t('sidebar.toggle', { group: text }) }),
      }}
      slots={{ [link ? 'link' : 'title']: title, items: content }}
    />
  );
}
