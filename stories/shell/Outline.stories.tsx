import type { PageData } from '../../src/shared/pageData.ts';
import { Outline } from '../../src/shell/Outline/Outline.tsx';
import { usePopoverOpen } from '../../src/ui/Menu/usePopoverOpen.ts';
import { InShell } from '../support/InShell.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Shell / Outline' };

function Example({ page }: { page?: Partial<PageData> }) {
  const dropdown = usePopoverOpen<HTMLDivElement>();
  return (
    <InShell page={page}>
      <Outline dropdown={dropdown} />
      {/* In narrow windows it is a dropdown, opened by the bar above the article. */}
      <button type="button" onClick={() => dropdown.ref.current?.togglePopover()}>
        Open as a dropdown
      </button>
    </InShell>
  );
}

export const Levels = () => <Example />;

export const ManyHeadings = () => {
  const { text } = useWorkbench();
  const toc = Array.from({ length: 60 }, (_, index) => ({
    id: `heading-${index}`,
    text: `${text({ en: 'Heading', zh: '标题' })} ${index + 1}`,
    depth: 2 + (index % 3),
    charIndex: index,
  }));
  return <Example page={{ toc }} />;
};

export const LongText = () => {
  const { text } = useWorkbench();
  const long = text({
    en: 'A heading that says in one long sentence what the section below it goes on to say',
    zh: '一个用一整句长话把下面那一节要说的内容先说了一遍的标题',
  });
  const toc = [
    { id: 'long', text: long, depth: 2, charIndex: 0 },
    { id: 'code', text: 'someVeryLongIdentifierThatCannotBeBrokenAnywhere()', depth: 3, charIndex: 1 },
  ];
  return <Example page={{ toc }} />;
};
