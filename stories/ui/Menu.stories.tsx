import type { Story } from '@ladle/react';
import { type ReactNode, useRef, useState } from 'react';
import { toolsButton } from '../../src/shell/Navbar/Navbar.css.ts';
import { Icon } from '../../src/ui/Icon/Icon.tsx';
import { chevronDownPath, discordPath, githubPath, languagePath } from '../../src/ui/Icon/paths.ts';
import { Menu } from '../../src/ui/Menu/Menu.tsx';
import { MenuGroup, MenuItem } from '../../src/ui/Menu/MenuItem.tsx';
import { MenuPopover, type MenuPopoverProps } from '../../src/ui/Menu/MenuPopover.tsx';
import { OpenAtOnce } from '../support/OpenAtOnce.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'UI / Menu' };

/** A menu that is open from the start. */
function OpenMenu({ children }: { children: ReactNode }) {
  const { text } = useWorkbench();
  return (
    <OpenAtOnce>
      <Menu
        align="start"
        buttonClass={toolsButton}
        trigger={
          <>
            {text({ en: 'Tools', zh: '工具' })} <Icon path={chevronDownPath} />
          </>
        }
      >
        <ul>{children}</ul>
      </Menu>
    </OpenAtOnce>
  );
}

export const Closed: Story<{ align: 'start' | 'end'; hover: boolean; closeDelay: number }> = ({
  align,
  hover,
  closeDelay,
}) => {
  const { i18n } = useWorkbench();
  return (
    <Menu
      label={i18n.t('language')}
      trigger={<Icon path={languagePath} />}
      align={align}
      hover={hover}
      closeDelay={closeDelay}
    >
      <ul>
        <MenuItem text="English" link="#en" lang="en" current="true" samePage />
        <MenuItem text="简体中文" link="#zh" lang="zh" samePage />
      </ul>
    </Menu>
  );
};
Closed.args = { hover: true, closeDelay: 150 };
Closed.argTypes = {
  align: { options: ['start', 'end'], control: { type: 'inline-radio' }, defaultValue: 'start' },
};

export const Open = () => {
  const { text } = useWorkbench();
  return (
    <OpenMenu>
      <MenuItem text="Hammer" detail={text({ en: 'Drives nails', zh: '钉钉子' })} link="#hammer" external />
      <MenuItem text="Saw" link="#saw" tag={text({ en: 'New', zh: '新' })} current="page" />
    </OpenMenu>
  );
};

/** The panel that takes the place of the native one, open from the start. */
export const AsPopover: Story<Pick<MenuPopoverProps, 'align' | 'hover' | 'closeDelay'>> = (props) => {
  const { text } = useWorkbench();
  const button = useRef<HTMLButtonElement>(null);
  const [open, onOpenChange] = useState(false);
  return (
    <OpenAtOnce>
      <div>
        <button
          ref={button}
          type="button"
          className={toolsButton}
          aria-expanded={open}
          onClick={() => onOpenChange(!open)}
        >
          {text({ en: 'Tools', zh: '工具' })}
        </button>
        <MenuPopover button={button} open={open} onOpenChange={onOpenChange} opensAtOnce {...props}>
          <ul>
            <MenuItem text="Hammer" link="/hammer/" />
            <MenuItem text="Saw" link="/saw/" />
          </ul>
        </MenuPopover>
      </div>
    </OpenAtOnce>
  );
};
AsPopover.args = { hover: true, closeDelay: 150 };
AsPopover.argTypes = {
  align: { options: ['start', 'end'], control: { type: 'inline-radio' }, defaultValue: 'start' },
};

export const Pictures = () => (
  <OpenMenu>
    <MenuItem text="GitHub" link="/github/" picture={<Icon path={githubPath} />} />
    <MenuItem text="Discord" link="/discord/" picture={<Icon path={discordPath} />} />
  </OpenMenu>
);

export const Groups = () => {
  const { text } = useWorkbench();
  return (
    <OpenMenu>
      <MenuItem text={text({ en: 'Overview', zh: '概览' })} link="#overview" />
      <MenuGroup title={text({ en: 'Hand tools', zh: '手工工具' })}>
        <MenuItem text={text({ en: 'Saws', zh: '锯' })} link="#saws" />
        <MenuItem text={text({ en: 'Planes', zh: '刨' })} link="#planes" />
      </MenuGroup>
      <MenuGroup title={text({ en: 'Machines', zh: '机器' })}>
        <MenuItem text={text({ en: 'Lathe', zh: '车床' })} link="#lathe" />
      </MenuGroup>
    </OpenMenu>
  );
};

export const ManyItems = () => {
  const { text } = useWorkbench();
  return (
    <OpenMenu>
      {Array.from({ length: 40 }, (_, index) => `${text({ en: 'Tool', zh: '工具' })} ${index + 1}`).map(
        (name) => (
          <MenuItem key={name} text={name} link={`/${name}/`} />
        ),
      )}
    </OpenMenu>
  );
};

export const LongText = () => {
  const { text } = useWorkbench();
  return (
    <OpenMenu>
      <MenuItem
        text={text({
          en: 'A tool whose name takes more than the width of the menu has to give',
          zh: '名字比整个菜单还要宽、无论如何也放不进一行的工具',
        })}
        detail={text({
          en: 'And whose description goes on for longer than anybody would want to read in a menu',
          zh: '说明也写得很长，长到没有人愿意在菜单里读完它',
        })}
        tag={text({ en: 'Experimental', zh: '实验性' })}
        link="#long"
        external
      />
    </OpenMenu>
  );
};
