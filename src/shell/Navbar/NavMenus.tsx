import type { ReactNode } from 'react';
import { Island } from '../../islands/Island/Island.tsx';
import { Menu as MenuIsland, type MenuProps } from '../../islands/Menu/Menu.tsx';
import { BLANK_PIXEL, POPUP_CLOSE_DELAY_MS } from '../../shared/constants.ts';
import type { AlternateLink, PageData } from '../../shared/pageData.ts';
import { isExternal } from '../../shared/routes.ts';
import type { NavItem, SiteData, Tool } from '../../shared/siteData.ts';
import { isBelow } from '../../shared/urlPath.ts';
import { iconButton } from '../../ui/Icon/Icon.css.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { chevronDownPath } from '../../ui/Icon/paths.ts';
import { root } from '../../ui/Menu/Menu.css.ts';
import { MenuGroup, MenuItem } from '../../ui/Menu/MenuItem.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { useShell } from '../ShellContext.ts';
import * as styles from './Navbar.css.ts';

export interface NavMenuProps extends Omit<MenuProps, 'buttonClass'> {
  /** Visible content of the button. */
  trigger: ReactNode;
  /** Class of the button. Default: the class of icon buttons. */
  buttonClass?: string | undefined;
  /** Class of the menu, in addition to the common one. */
  className?: string | undefined;
  /** `MenuItem`s and `MenuGroup`s, or other static content. */
  children: ReactNode;
}

/** A menu of the navbar, as an island. */
export function NavMenu({
  trigger,
  buttonClass = iconButton,
  className = '',
  children,
  ...props
}: NavMenuProps) {
  return (
    <Island
      name="Menu"
      className={`${root} ${styles.menu} ${className}`.trim()}
      component={MenuIsland}
      props={{ buttonClass, ...props }}
      slots={{ trigger: <>{trigger}</>, panel: <>{children}</> }}
    />
  );
}

/** Sibling tools of the same toolchain. Renders nothing if none are configured. */
export function ToolsMenu() {
  const { tools } = useShell().site.theme;
  if (!tools?.items.length) return null;
  const { label, items, trigger } = tools;
  return (
    <NavMenu
      buttonClass={styles.toolsButton}
      align="start"
      hover={trigger === 'hover'}
      closeDelay={POPUP_CLOSE_DELAY_MS}
      trigger={
        <>
          <span>{label}</span>
          <Icon path={chevronDownPath} />
        </>
      }
    >
      <ul>
        {items.map((tool) => (
          <MenuItem
            key={tool.name}
            text={tool.name}
            detail={tool.description}
            link={tool.url}
            icon={items.some(({ logo }) => logo) && <ToolLogo {...tool} />}
            current={tool.current ? 'true' : undefined}
            external
          />
        ))}
      </ul>
    </NavMenu>
  );
}

function ToolLogo({ logo = BLANK_PIXEL, logoScale }: Pick<Tool, 'logo' | 'logoScale'>) {
  return (
    <img
      className={styles.toolLogo}
      src={logo}
      alt=""
      loading="lazy"
      data-logo=""
      style={logoScale === 1 ? undefined : { scale: logoScale }}
    />
  );
}

export interface AlternateMenuProps {
  /** Accessible name of the button: "Language", "Version". */
  label: string;
  /** Visible content of the button. */
  trigger: ReactNode;
  /** Class of the button. Default: the class of icon buttons. */
  buttonClass?: string;
  /** Key of the link to the current page. */
  current: string;
  /** Links in the order of the menu, including the current page. */
  links: (AlternateLink & { text: string })[];
  /** Whether the keys are language tags. Default: `false`. */
  languages?: boolean;
}

/** A menu of the page's languages or versions. Renders nothing if there is only one. */
export function AlternateMenu({
  label,
  trigger,
  buttonClass,
  current,
  links,
  languages = false,
}: AlternateMenuProps) {
  if (links.length < 2) return null;
  return (
    <NavMenu
      label={label}
      trigger={trigger}
      buttonClass={buttonClass}
      className={languages ? styles.languages : undefined}
    >
      <ul>
        {links.map(({ key, link, text }) => (
          <MenuItem
            key={key}
            text={text}
            link={link}
            samePage
            lang={languages ? key : undefined}
            current={key === current ? 'true' : undefined}
          />
        ))}
      </ul>
    </NavMenu>
  );
}

/** Returns the value of `aria-current` of a navbar entry: `page` for the page itself, `true` for its section. */
function navCurrent(item: NavItem, page: PageData, site: SiteData): 'page' | 'true' | undefined {
  if (item.link === page.pagePath) return 'page';
  if (item.activeMatch !== undefined)
    return new RegExp(item.activeMatch).test(page.routePath) ? 'true' : undefined;
  if (item.items?.some((child) => navCurrent(child, page, site))) return 'true';
  const isSection = item.link?.startsWith(site.base) && item.link !== site.homeLink;
  return item.link && isSection && isBelow(item.link, page.pagePath) ? 'true' : undefined;
}

interface NavEntryProps {
  /** An entry of the navbar: a menu, or a link if it has no items. */
  item: NavItem;
}

/** An entry of the navbar: a link, or a button with a menu of up to two levels. */
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
      <NavMenu
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
      </NavMenu>
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
