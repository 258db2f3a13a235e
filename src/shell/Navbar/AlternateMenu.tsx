import type { ReactNode } from 'react';
import type { AlternateLink } from '../../shared/pageData.ts';
import { Menu } from '../../ui/Menu/Menu.tsx';
import { MenuItem } from '../../ui/Menu/MenuItem.tsx';

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
