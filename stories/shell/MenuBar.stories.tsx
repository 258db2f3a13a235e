import type { Story } from '@ladle/react';
import { MenuBar } from '../../src/shell/MenuBar/MenuBar.tsx';
import { InShell } from '../support/InShell.tsx';

export default { title: 'Shell / Menu bar' };

/** Choose a width: the bar is hidden in wide windows. */
export const Playground: Story<{ sidebarOpen: boolean; outlineOpen: boolean }> = (props) => (
  <InShell>
    <MenuBar {...props} />
  </InShell>
);
Playground.args = { sidebarOpen: false, outlineOpen: false };
Playground.meta = { width: 'tablet' };

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
