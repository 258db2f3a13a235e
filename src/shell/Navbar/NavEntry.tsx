import type { NavItem } from '../../shared/siteData.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { chevronDownPath } from '../../ui/Icon/paths.ts';
import { Menu } from '../../ui/Menu/Menu.tsx';
import { MenuGroup } from '../../ui/Menu/MenuGroup.tsx';
import { MenuItem } from '../../ui/Menu/MenuItem.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { useShell } from '../ShellContext.ts';
import * as styles from './Navbar.css.ts';
import { isExternal, navCurrent } from './navMatch.ts';

export interface NavEntryProps {
  /** The entry; without items of its own, it is a link. */
  item: NavItem;
}

/** An entry of the top bar: a link, or a button with a menu of up to two levels. */
export function NavEntry({ item }: NavEntryProps) {
  const { site, page } = useShell();
  const current = navCurrent(item, page, site);
  if (!item.items?.length) {
    const external = item.link !== undefined && isExternal(item.link);
    return (
      <li className={styles.entry}>
        <a
          className={styles.link}
          href={item.link}
          aria-current={current}
          target={external ? '_blank' : undefined}
          rel={external ? 'noopener' : undefined}
        >
          <span>{item.text}</span>
          {item.tag && <Tag>{item.tag}</Tag>}
        </a>
      </li>
    );
  }
  return (
    <li className={styles.entry} data-current={current}>
      <Menu
        align="start"
        buttonClass={styles.link}
        trigger={
          <>
            <span>{item.text}</span>
            {item.tag && <Tag>{item.tag}</Tag>}
            <Icon path={chevronDownPath} />
          </>
        }
      >
        <ul>
          {item.link && <NavMenuItem item={{ ...item, items: [] }} />}
          {item.items.map((child) => (
            <NavMenuItem key={child.text} item={child} />
          ))}
        </ul>
      </Menu>
    </li>
  );
}

function NavMenuItem({ item }: NavEntryProps) {
  const { site, page } = useShell();
  if (item.items?.length) {
    return (
      <MenuGroup title={item.text}>
        {item.link && <NavMenuItem item={{ ...item, items: [] }} />}
        {item.items.map((child) => (
          <NavMenuItem key={child.text} item={child} />
        ))}
      </MenuGroup>
    );
  }
  if (item.link === undefined) return null;
  return (
    <MenuItem
      text={item.text}
      link={item.link}
      tag={item.tag}
      current={navCurrent(item, page, site)}
      external={isExternal(item.link)}
    />
  );
}
