import { useEffect, useRef } from 'react';
import { SkipLink } from '../../src/ui/SkipLink/SkipLink.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'UI / Skip link' };

export const Focused = () => {
  const { i18n } = useWorkbench();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector('a')?.focus(), []);
  return (
    <div ref={ref}>
      <SkipLink href="#content">{i18n.t('skipToContent')}</SkipLink>
      <div id="content" />
    </div>
  );
};

export const UnseenUntilFocused = () => {
  const { i18n, text } = useWorkbench();
  return (
    <>
      <SkipLink href="#content">{i18n.t('skipToContent')}</SkipLink>
      <p id="content">{text({ en: 'Press the Tab key.', zh: '请按 Tab 键。' })}</p>
    </>
  );
};
