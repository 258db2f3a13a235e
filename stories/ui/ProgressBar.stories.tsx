import { ProgressBar } from '../../src/ui/ProgressBar/ProgressBar.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'UI / Progress bar' };

/** Shown while a page, or the code that a click needs, is loading. */
export const Playground = () => {
  const { i18n } = useWorkbench();
  return (
    <div data-waits="">
      <ProgressBar label={i18n.t('loading')} />
    </div>
  );
};
