import { MenuBar } from '../../src/shell/MenuBar/MenuBar.tsx';
import { InShell } from '../support/InShell.tsx';

export default { title: 'Shell / Menu bar' };

/** Choose a width: the bar is hidden in wide windows. */
export const Both = () => (
  <InShell>
    <MenuBar />
  </InShell>
);
Both.meta = { width: 'tablet' };

export const OnAPhone = () => <Both />;
OnAPhone.meta = { width: 'phone' };

export const WithoutOutline = () => (
  <InShell page={{ toc: [] }}>
    <MenuBar />
  </InShell>
);
WithoutOutline.meta = { width: 'tablet' };

export const WithoutSidebar = () => (
  <InShell site={{ sidebars: [] }}>
    <MenuBar />
  </InShell>
);
WithoutSidebar.meta = { width: 'tablet' };
