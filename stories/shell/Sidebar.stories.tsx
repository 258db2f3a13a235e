import type { SidebarItem } from '../../src/shared/siteData.ts';
import { MenuBar } from '../../src/shell/MenuBar/MenuBar.tsx';
import { Sidebar } from '../../src/shell/Sidebar/Sidebar.tsx';
import { SidebarItems } from '../../src/shell/Sidebar/SidebarItems.tsx';
import { InShell } from '../support/InShell.tsx';
import { OpenOnMount } from '../support/OpenOnMount.tsx';
import { sidebarFixture } from '../support/siteFixture.ts';
import type { PlayedStory } from '../support/story.ts';
import { useWorkbench } from '../support/WorkbenchContext.ts';
import { sidebarColumn } from '../support/workbench.css.ts';

export default { title: 'Shell / Sidebar' };

const pagePath = '/guide/boards/';

function Whole({ items }: { items?: SidebarItem[] }) {
  return (
    <InShell {...(items && { site: { sidebars: [{ prefix: '/guide', items }] } })}>
      <div className={sidebarColumn}>
        <Sidebar />
      </div>
    </InShell>
  );
}

export const EveryKindOfEntry = () => <Whole />;

/** A click on the button of a group closes it. */
export const GroupClosed: PlayedStory = () => <Whole />;
GroupClosed.play = async ({ canvas, user }) => {
  const [open] = await canvas.findAllByRole('button', { expanded: true });
  if (!open) throw new Error('No group is open.');
  const before = canvas.getAllByRole('button', { expanded: true }).length;
  await user.click(open);
  const after = canvas.queryAllByRole('button', { expanded: true }).length;
  if (after >= before) throw new Error('The group did not close.');
};

/** In narrow windows, the sidebar is a drawer, opened from the bar above the article. */
export const Drawer = () => (
  <OpenOnMount>
    <InShell page={{ toc: [] }}>
      <MenuBar />
      <Sidebar />
    </InShell>
  </OpenOnMount>
);
Drawer.meta = { width: 'phone' };

export const ManyItems = () => {
  const { text } = useWorkbench();
  const items = Array.from({ length: 80 }, (_, index) => ({
    text: `${text({ en: 'Page', zh: '页面' })} ${index + 1}`,
    link: index === 60 ? pagePath : `/guide/${index}/`,
  }));
  return <Whole items={items} />;
};

export const LongText = () => {
  const { text } = useWorkbench();
  const long = text({
    en: 'An entry that says more than there is room for beside an article',
    zh: '一个比文章旁边能放下的内容还要长得多的条目',
  });
  const items: SidebarItem[] = [
    { text: long, link: '/guide/long/', tag: text({ en: 'Experimental', zh: '实验性' }) },
    { text: 'aVeryLongOptionNameThatCannotBeBrokenAnywhere', link: pagePath },
    {
      text: long,
      link: '/guide/group/',
      collapsible: true,
      collapsed: false,
      items: [{ text: long, link: '/guide/in-group/' }],
    },
  ];
  return <Whole items={items} />;
};

export const Nested = () => {
  const nest = (depth: number): SidebarItem =>
    depth > 5
      ? { text: 'Boards', link: pagePath }
      : { text: `Level ${depth}`, collapsible: true, collapsed: true, items: [nest(depth + 1)] };
  return <Whole items={[nest(1)]} />;
};

/** Entries of the first level, without the column around them. */
export const Parts = () => {
  const items = sidebarFixture(useWorkbench().text);
  return (
    <InShell>
      <div className={sidebarColumn}>
        <SidebarItems items={items.slice(0, 3)} current={pagePath} />
      </div>
    </InShell>
  );
};

/** The list of a group, without its title. */
export const PartOfGroup = () => {
  const items = sidebarFixture(useWorkbench().text);
  return (
    <InShell>
      <div className={sidebarColumn}>
        <SidebarItems items={items.slice(0, 3)} current={pagePath} level={2} />
      </div>
    </InShell>
  );
};
