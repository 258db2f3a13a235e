import type { Story } from '@ladle/react';
import { waitFor } from '@testing-library/dom';
import { useEffect, useState } from 'react';
import { startTooltips, Tooltip } from '../../src/islands/Tooltips/Tooltips.tsx';
import { Icon, IconButton } from '../../src/ui/Icon/Icon.tsx';
import { githubPath, languagePath } from '../../src/ui/Icon/paths.ts';
import { Row } from '../support/Row.tsx';
import type { PlayedStory } from '../support/story.ts';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Islands / Tooltip' };

function Example({ text, shown }: { text: string; shown: boolean }) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(shown);
  return (
    <>
      <span ref={setTarget}>
        <IconButton label={text} onClick={() => setOpen(true)}>
          <Icon path={languagePath} />
        </IconButton>
      </span>
      {target && open && <Tooltip target={target} text={text} onClose={() => setOpen(false)} />}
    </>
  );
}

export const Playground: Story<{ text: string; open: boolean }> = ({ text, open }) => (
  <Example key={String(open)} text={text} shown={open} />
);
Playground.args = { text: 'Language', open: true };

export const LongText = () => {
  const { text } = useWorkbench();
  const long = text({
    en: 'A tooltip that says a good deal more than the name of the button next to it',
    zh: '一个说得比旁边按钮的名字多得多的提示',
  });
  return <Example text={long} shown />;
};

/** Escape hides it. */
export const Dismissed: PlayedStory = () => <Example text="Language" shown={false} />;
Dismissed.play = async ({ canvas, screen, user }) => {
  await user.click(await canvas.findByRole('button'));
  await screen.findByRole('tooltip');
  await user.keyboard('{Escape}');
  await waitFor(() => {
    if (screen.queryByRole('tooltip')) throw new Error('The tooltip is still there.');
  });
};

let started = false;

/** As on the site: hover a button, or focus it with the Tab key. */
export const OnHoverAndFocus = () => {
  const { i18n } = useWorkbench();
  useEffect(() => {
    if (!started) startTooltips();
    started = true;
  }, []);
  return (
    <Row>
      <IconButton label={i18n.t('language')} data-tooltip="">
        <Icon path={languagePath} />
      </IconButton>
      <IconButton label="GitHub" data-tooltip="">
        <Icon path={githubPath} />
      </IconButton>
    </Row>
  );
};
