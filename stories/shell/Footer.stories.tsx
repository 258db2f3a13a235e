import { Footer, LastUpdated } from '../../src/shell/Footer/Footer.tsx';
import { InShell } from '../support/InShell.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Shell / Footer' };

export const Everything = () => (
  <InShell>
    <Footer />
  </InShell>
);

export const FirstPage = () => (
  <InShell page={{ prev: undefined }}>
    <Footer />
  </InShell>
);

export const LastPage = () => (
  <InShell page={{ next: undefined }}>
    <Footer />
  </InShell>
);

export const PagerOnly = () => (
  <InShell page={{ editUrl: undefined, lastUpdatedTime: undefined }}>
    <Footer />
  </InShell>
);

export const LongText = () => {
  const { text } = useWorkbench();
  const long = text({
    en: 'A page whose title says nearly everything that the page itself has to say',
    zh: '一个标题几乎把整页要讲的内容都讲完了的页面',
  });
  return (
    <InShell page={{ prev: { text: long, link: '#prev' }, next: { text: long, link: '#next' } }}>
      <Footer />
    </InShell>
  );
};

export const Empty = () => (
  <InShell page={{ prev: undefined, next: undefined, editUrl: undefined, lastUpdatedTime: undefined }}>
    <Footer />
  </InShell>
);

export const DateOnly = () => (
  <InShell>
    <LastUpdated time={Date.UTC(2026, 1, 28)} />
  </InShell>
);
