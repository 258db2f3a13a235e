import type { PageData } from '../../shared/pageData.ts';
import type { NavItem, SiteData } from '../../shared/siteData.ts';
import { isBelow } from '../../shared/urlPath.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { chevronDownPath } from '../../ui/Icon/paths.ts';
import { Menu } from '../../ui/Menu/Menu.tsx';
import { MenuGroup, MenuItem } from '../../ui/Menu/MenuItem.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { useShell } from '../ShellContext.ts';
import * as styles from './Navbar.css.ts';

/** Value of `aria-current` of a top bar entry: `page` for the page itself, `true` for the section it is in. */
function navCurrent(item: NavItem, page: PageData, site: SiteData): 'page' | 'true' | undefined {
  if (item.link === page.pagePath) return 'page';
  if (item.activeMatch !== undefined)
    return new RegExp(item.activeMatch).test(page.routePath) ? 'true' : undefined;
  if (item.items?.some((child) => navCurrent(child, page, site))) return 'true';
  const isSection = item.link?.startsWith(site.base) && item.link !== site.homeLink;
  return item.link && isSection && isBelow(item.link, page.pagePath) ? 'true' : undefined;
}

/** Whether a link leaves the site. */
function isExternal(link: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(link);
}

interface NavEntryProps {
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
