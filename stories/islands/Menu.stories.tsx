import type { Story } from '@ladle/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup as toHtml } from 'react-dom/server';
import { Menu, type MenuProps } from '../../src/islands/Menu/Menu.tsx';
import { toolsButton } from '../../src/shell/Navbar/Navbar.css.ts';
import { Icon } from '../../src/ui/Icon/Icon.tsx';
import { chevronDownPath, discordPath, githubPath, languagePath } from '../../src/ui/Icon/paths.ts';
import { root } from '../../src/ui/Menu/Menu.css.ts';
import { MenuGroup, MenuItem } from '../../src/ui/Menu/MenuItem.tsx';
import { OpenOnMount } from '../support/OpenOnMount.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Islands / Menu' };

/** A menu that is open from the start. */
function OpenMenu({ children }: { children: ReactNode }) {
  const { text } = useWorkbench();
  return (
    <OpenOnMount>
      <div className={root}>
        <Menu
          props={{ align: 'start', buttonClass: toolsButton }}
          slots={{
            trigger: toHtml(
              <>
                {text({ en: 'Tools', zh: '工具' })} <Icon path={chevronDownPath} />
              </>,
            ),
            panel: toHtml(<ul>{children}</ul>),
          }}
        />
      </div>
    </OpenOnMount>
  );
}

export const Closed: Story<Pick<MenuProps, 'align' | 'hover' | 'closeDelay'>> = (props) => {
  const { i18n } = useWorkbench();
  const links = [
    <MenuItem key="en" text="English" link="#en" lang="en" current="true" samePage />,
    <MenuItem key="zh" text="简体中文" link="#zh" lang="zh" samePage />,
  ];
  return (
    <div className={root}>
      <Menu
        props={{ label: i18n.t('language'), buttonClass: toolsButton, ...props }}
        slots={{ trigger: toHtml(<Icon path={languagePath} />), panel: toHtml(<ul>{links}</ul>) }}
      />
    </div>
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

export const Icons = () => (
  <OpenMenu>
    <MenuItem text="GitHub" link="/github/" icon={<Icon path={githubPath} />} />
    <MenuItem text="Discord" link="/discord/" icon={<Icon path={discordPath} />} />
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
