import type { Story } from '@ladle/react';
import { BackToTop } from '../../src/shell/Shell.tsx';

export default { title: 'Shell / Back to top' };

/** With “Motion: Reduced”, it jumps instead of scrolling smoothly. */
export const Playground: Story<{ shown: boolean; down: boolean }> = ({ shown, down }) => (
  <BackToTop shown={shown} down={down} />
);
Playground.args = { shown: true, down: false };
