import { Icon } from '../../src/ui/Icon/Icon.tsx';
import { githubPath } from '../../src/ui/Icon/paths.ts';
import { MenuGroup, MenuItem } from '../../src/ui/Menu/MenuItem.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

/** Content of menus. For menus at work, see "Islands / Menu". */
export default { title: 'UI / Menu' };

export const Items = () => {
  const { text } = useWorkbench();
  return (
    <ul>
      <MenuItem text="English" link="#en" lang="en" current="true" samePage />
      <MenuItem text="Hammer" detail={text({ en: 'Drives nails', zh: '钉钉子' })} link="#hammer" external />
      <MenuItem text="Saw" link="#saw" tag={text({ en: 'New', zh: '新' })} current="page" />
      <MenuItem text="GitHub" link="#github" icon={<Icon path={githubPath} />} />
    </ul>
  );
};

export const Groups = () => {
  const { text } = useWorkbench();
  return (
    <ul>
      <MenuItem text={text({ en: 'Overview', zh: '概览' })} link="#overview" />
      <MenuGroup title={text({ en: 'Hand tools', zh: '手工工具' })}>
        <MenuItem text={text({ en: 'Saws', zh: '锯' })} link="#saws" />
      </MenuGroup>
    </ul>
  );
};
