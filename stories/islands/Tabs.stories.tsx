import type { Story } from '@ladle/react';
import { Tabs, type TabsProps } from '../../src/islands/Tabs/Tabs.tsx';
import type { PlayedStory } from '../support/story.ts';

export default { title: 'Islands / Tabs' };

/** The island alone, as in the browser. For its use by authors, see "Article / Tabs". */
const managers: TabsProps = {
  label: 'Package manager',
  items: ['npm', 'yarn', 'pnpm', 'bun'].map((name) => ({ value: name, label: name })),
  defaultValue: 'npm',
};
const slots = Object.fromEntries(
  managers.items.map(({ value }) => [value, `<p><code>${value} add example</code></p>`]),
);

export const Playground: Story<{ label: string; initialValue: string }> = ({ label, initialValue }) => (
  <Tabs key={initialValue} props={{ ...managers, label, initialValue }} slots={slots} />
);
Playground.args = { label: 'Package manager' };
Playground.argTypes = {
  initialValue: {
    options: managers.items.map(({ value }) => value),
    control: { type: 'inline-radio' },
    defaultValue: 'npm',
  },
};

export const Grouped = () => (
  <>
    <Tabs props={{ ...managers, label: 'First', groupId: 'story' }} slots={slots} />
    <Tabs props={{ ...managers, label: 'Second', groupId: 'story', defaultValue: 'pnpm' }} slots={slots} />
  </>
);

/** A click chooses in both lists, the arrow keys go round. */
export const Chosen: PlayedStory = () => <Grouped />;
Chosen.play = async ({ canvas, user }) => {
  const tab = (name: string, selected: boolean) => canvas.findAllByRole('tab', { name, selected });
  const [yarn] = canvas.getAllByRole('tab', { name: 'yarn' });
  if (yarn) await user.click(yarn);
  await tab('yarn', true);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  await tab('bun', true);
};

/** The arrow keys are reversed. */
export const RightToLeft = () => (
  <div dir="rtl">
    <Tabs props={{ ...managers, dir: 'rtl' }} slots={slots} />
  </div>
);

export const ManyTabs = () => {
  const items = Array.from({ length: 30 }, (_, index) => ({ value: `${index}`, label: `Tab ${index + 1}` }));
  const panels = Object.fromEntries(items.map(({ value, label }) => [value, `<p>${label}</p>`]));
  return <Tabs props={{ label: 'Many', items, defaultValue: '0' }} slots={panels} />;
};

export const EmptyPanel = () => <Tabs props={managers} slots={{}} />;
