import type { Story } from '@ladle/react';
import { PROGRESS_MINIMUM } from '../../src/shared/constants.ts';
import { ProgressBar } from '../../src/ui/ProgressBar/ProgressBar.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'UI / Progress bar' };

export const Playground: Story<{ value: number }> = ({ value }) => {
  const { i18n } = useWorkbench();
  return <ProgressBar label={i18n.t('loading')} value={value} />;
};
Playground.args = { value: 0.4 };
Playground.argTypes = { value: { control: { type: 'range', min: 0, max: 1, step: 0.01 } } };

export const JustBegun = () => {
  const { i18n } = useWorkbench();
  return <ProgressBar label={i18n.t('loading')} value={PROGRESS_MINIMUM} />;
};

/** Shown while the code for a click loads. */
export const Waiting = () => {
  const { i18n } = useWorkbench();
  return (
    <div data-waits="">
      <ProgressBar label={i18n.t('loading')} />
    </div>
  );
};

export const Done = () => {
  const { i18n } = useWorkbench();
  return <ProgressBar label={i18n.t('loading')} value={1} />;
};
