import type { PageData } from '../../src/shared/pageData.ts';
import { MenuBar } from '../../src/shell/MenuBar/MenuBar.tsx';
import { Outline } from '../../src/shell/Outline/Outline.tsx';
import { InShell } from '../support/InShell.tsx';
import { OpenOnMount } from '../support/OpenOnMount.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Shell / Outline' };

function Example({ page }: { page?: Partial<PageData> }) {
  return (
    <InShell page={page}>
      <Outline />
    </InShell>
  );
}

export const Levels = () => <Example />;
Levels.meta = { width: 'desktop' };

/** In narrow windows, it is a dropdown, opened from the bar above the article. */
export const Dropdown = () => (
  <OpenOnMount>
    <InShell site={{ sidebars: [] }}>
      <MenuBar />
      <Outline />
    </InShell>
  </OpenOnMount>
);
Dropdown.meta = { width: 'phone' };

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
ManyHeadings.meta = { width: 'desktop' };

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
LongText.meta = { width: 'desktop' };
