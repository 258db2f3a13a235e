import type { ReactNode } from 'react';
import { BLANK_PIXEL, POPUP_CLOSE_DELAY_MS } from '../../shared/constants.ts';
import type { AlternateLink } from '../../shared/pageData.ts';
import type { Tool } from '../../shared/siteData.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { chevronDownPath } from '../../ui/Icon/paths.ts';
import { Menu } from '../../ui/Menu/Menu.tsx';
import { MenuItem } from '../../ui/Menu/MenuItem.tsx';
import { useShell } from '../ShellContext.ts';
import * as styles from './Navbar.css.ts';

/** Sibling tools of the same toolchain. Renders nothing if none are configured. */
export function ToolsMenu() {
  const { tools } = useShell().site.theme;
  if (!tools?.items.length) return null;
  const { label, items, trigger } = tools;
  return (
    <Menu
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
            picture={items.some(({ logo }) => logo) && <ToolLogo {...tool} />}
            current={tool.current ? 'true' : undefined}
            external
          />
        ))}
      </ul>
    </Menu>
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
  /** Class of the button. Default: that of an icon button. */
  buttonClass?: string;
  /** Key of the link to the current page. */
  current: string;
  /** In the order of the menu, the current page included. */
  links: (AlternateLink & { text: string })[];
  /** Whether the keys are language tags. Default: `false`. */
  languages?: boolean;
}

/** The same page in other languages or versions. Renders nothing if there is only one. */
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
    <Menu label={label} trigger={trigger} buttonClass={buttonClass}>
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
    </Menu>
  );
}
