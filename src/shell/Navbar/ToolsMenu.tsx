import { Icon } from '../../ui/Icon/Icon.tsx';
import { chevronDownPath } from '../../ui/Icon/paths.ts';
import { Menu } from '../../ui/Menu/Menu.tsx';
import { MenuItem } from '../../ui/Menu/MenuItem.tsx';
import { useShell } from '../ShellContext.ts';
import * as styles from './Navbar.css.ts';

/** Sibling tools of the same toolchain. Nothing where none are configured. */
export function ToolsMenu() {
  const { tools } = useShell().site.theme;
  if (!tools?.items.length) return null;
  return (
    <Menu
      buttonClass={styles.toolsButton}
      trigger={
        <>
          {tools.label}
          <Icon path={chevronDownPath} />
        </>
      }
    >
      <ul>
        {tools.items.map(({ name, description, url }) => (
          <MenuItem key={name} text={name} detail={description} link={url} external />
        ))}
      </ul>
    </Menu>
  );
}
