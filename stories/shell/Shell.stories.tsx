import { Shell, type ShellProps } from '../../src/shell/Shell.tsx';
import { articleHtml } from '../support/articleHtml.ts';
import { InShell, type InShellProps } from '../support/InShell.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Shell / Shell' };

type PageProps = Pick<InShellProps, 'page' | 'site'> & Partial<ShellProps>;

function Page({ page, site, articleHtml: html }: PageProps) {
  const defaultHtml = articleHtml(useWorkbench());
  return (
    <div data-fills-window>
      <InShell page={page} site={site}>
        <Shell articleHtml={html ?? defaultHtml} />
      </InShell>
    </div>
  );
}

/** A whole page. Press F to show it without the workbench. */
export const DocumentationPage = () => <Page />;
DocumentationPage.meta = { width: 'laptop' };

export const OnAPhone = () => <Page />;
OnAPhone.meta = { width: 'phone' };

export const NotTranslated = () => <Page page={{ contentLang: 'en', lang: 'zh' }} />;
NotTranslated.meta = { width: 'tablet' };

export const WithoutNavbarAndSidebar = () => (
  <Page page={{ frontmatter: { navbar: false, sidebar: false, outline: false, footer: false } }} />
);
WithoutNavbarAndSidebar.meta = { width: 'tablet' };

export const BlankPage = () => <Page page={{ pageType: 'blank' }} />;
BlankPage.meta = { width: 'tablet' };

export const EmptyArticle = () => <Page articleHtml="" page={{ toc: [] }} />;
EmptyArticle.meta = { width: 'tablet' };
