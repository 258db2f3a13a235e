import type { Story } from '@ladle/react';
import { Icon } from '../../src/ui/Icon/Icon.tsx';
import * as paths from '../../src/ui/Icon/paths.ts';

export default { title: 'UI / Icon' };

/** For all icons, see "Foundations / Icons". */
export const Playground: Story<{ path: string; size: number }> = ({ path, size }) => (
  <div style={{ fontSize: size }}>
    <Icon path={path} />
  </div>
);
Playground.args = { size: 48 };
Playground.argTypes = {
  path: {
    options: Object.keys(paths),
    mapping: paths,
    control: { type: 'select' },
    defaultValue: 'searchPath',
  },
};

/** Marks of other companies are filled. */
export const Marks = () => (
  <p>
    <Icon path={paths.githubPath} solid /> <Icon path={paths.xPath} solid />{' '}
    <Icon path={paths.discordPath} solid />
  </p>
);

export const InText = () => (
  <p>
    src <Icon path={paths.chevronPath} /> ui
  </p>
);
