import { Trail } from '../../src/shell/Trail/Trail.tsx';
import { InShell } from '../support/InShell.tsx';

export default { title: 'Shell / Trail' };

export const InAGroup = () => (
  <InShell>
    <Trail />
  </InShell>
);

export const InNestedGroups = () => (
  <InShell page={{ pagePath: '/guide/joints/dovetails/' }}>
    <Trail />
  </InShell>
);

/** A page outside all groups has none. */
export const None = () => (
  <InShell page={{ pagePath: '/guide/' }}>
    <Trail />
  </InShell>
);
