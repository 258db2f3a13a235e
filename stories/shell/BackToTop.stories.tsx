import { BackToTop } from '../../src/shell/Shell.tsx';
import { InShell } from '../support/InShell.tsx';

export default { title: 'Shell / Back to top' };

/** Hidden until the page is scrolled. */
export const Hidden = () => (
  <InShell>
    <BackToTop />
  </InShell>
);
