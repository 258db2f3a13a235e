import { useEffect } from 'react';
import { MenuBar } from '../../src/shell/MenuBar/MenuBar.tsx';
import { InShell } from '../support/InShell.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

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

/** The active section, which a script writes between the buttons, where there is room. */
export const Reading = () => {
  const { text } = useWorkbench();
  const heading = text({
    en: 'A section whose title is longer than a phone is wide',
    zh: '标题比手机屏幕还要宽得多的那一节',
  });
  useEffect(() => {
    const place = document.querySelector('[data-current-heading]');
    if (place) place.textContent = heading;
  }, [heading]);
  return <Both />;
};
Reading.meta = { width: 'phone' };

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
