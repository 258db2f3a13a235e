import type { Story } from '@ladle/react';
import { MenuBar } from '../../src/shell/MenuBar/MenuBar.tsx';
import { InShell } from '../support/InShell.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Shell / Menu bar' };

/** Choose a width: the bar is hidden in wide windows. */
export const Playground: Story<{ sidebarOpen: boolean; outlineOpen: boolean }> = (props) => (
  <InShell>
    <MenuBar {...props} />
  </InShell>
);
Playground.args = { sidebarOpen: false, outlineOpen: false };
Playground.meta = { width: 'tablet' };

/** The section being read stands between the buttons, as far as there is room. */
export const Reading = () => {
  const { text } = useWorkbench();
  const heading = text({
    en: 'A section whose title is longer than a phone is wide',
    zh: '标题比手机屏幕还要宽得多的那一节',
  });
  return (
    <InShell page={{ toc: [{ id: 'long', text: heading, depth: 2, charIndex: 0 }] }}>
      <MenuBar sidebarOpen={undefined} outlineOpen={undefined} active="long" />
    </InShell>
  );
};
Reading.meta = { width: 'phone' };

export const WithoutOutline = () => (
  <InShell page={{ toc: [] }}>
    <MenuBar sidebarOpen={undefined} outlineOpen={undefined} />
  </InShell>
);
WithoutOutline.meta = { width: 'tablet' };

export const WithoutSidebar = () => (
  <InShell site={{ sidebars: [] }}>
    <MenuBar sidebarOpen={undefined} outlineOpen={undefined} />
  </InShell>
);
WithoutSidebar.meta = { width: 'tablet' };
