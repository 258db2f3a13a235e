import type { Story } from '@ladle/react';
import { SidebarGroup } from '../../src/islands/SidebarGroup/SidebarGroup.tsx';
import type { PlayedStory } from '../support/story.ts';
import { sidebarColumn } from '../support/workbench.css.ts';

/** The island alone, as in the browser. For its use on the site, see "Shell / Sidebar". */
export default { title: 'Islands / Sidebar group' };

const items = '<ul><li><a href="#oak">Oak</a></li><li><a href="#ash">Ash</a></li></ul>';

/** With a label, the title is a link, and a chevron toggles the group. */
export const Playground: Story<{ open: boolean; label: string }> = ({ open, label }) => (
  <div className={sidebarColumn}>
    <SidebarGroup
      key={`${open}`}
      props={{ open, label: label || undefined }}
      slots={{ title: '<span>Woods</span>', link: '<a href="#woods">Woods</a>', items }}
    />
  </div>
);
Playground.args = { open: true, label: 'Pages of “Woods”' };

export const Closed = () => <SidebarGroup props={{ open: false }} slots={{ title: 'Woods', items }} />;

/** It opens in 0.3 s and closes in 0.5 s. */
export const Toggled: PlayedStory = () => <Closed />;
Toggled.play = async ({ canvas, user }) => {
  const button = (expanded: boolean) => canvas.findByRole('button', { expanded });
  await user.click(await button(false));
  await user.click(await button(true));
  await user.click(await button(false));
  await button(true);
};
