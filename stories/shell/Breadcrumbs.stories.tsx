import { Breadcrumbs } from '../../src/shell/Article/Article.tsx';
import { InShell } from '../support/InShell.tsx';

export default { title: 'Shell / Breadcrumbs' };

export const InAGroup = () => (
  <InShell>
    <Breadcrumbs />
  </InShell>
);

export const InNestedGroups = () => (
  <InShell page={{ pagePath: '/guide/joints/dovetails/' }}>
    <Breadcrumbs />
  </InShell>
);

/** A page outside all groups has none. */
export const None = () => (
  <InShell page={{ pagePath: '/guide/' }}>
    <Breadcrumbs />
  </InShell>
);
