import type { Story } from '@ladle/react';
import { Shell, type ShellProps } from '../../src/shell/Shell.tsx';
import { articleHtml } from '../support/articleHtml.ts';
import { type InShellProps, useFixture } from '../support/InShell.tsx';
import { useToggleTheme } from '../support/useToggleTheme.ts';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Shell / Shell' };

type PageProps = Pick<InShellProps, 'page' | 'site'> & Partial<ShellProps>;

function Page({
  page,
  site,
  ...rest
}: Omit<PageProps, 'page' | 'site'> & Pick<InShellProps, 'page' | 'site'>) {
  const fixture = useFixture({ page, site });
  const html = articleHtml(useWorkbench());
  return (
    <div data-fills-window>
      <Shell {...fixture} articleHtml={html} onToggleTheme={useToggleTheme()} {...rest} />
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

export const Loading: Story<{ loading: number; announcement: string }> = (props) => <Page {...props} />;
Loading.args = { loading: 0.4, announcement: 'Boards' };
Loading.meta = { width: 'tablet' };

export const WithoutNavbarAndSidebar = () => (
  <Page page={{ frontmatter: { navbar: false, sidebar: false, outline: false, footer: false } }} />
);
WithoutNavbarAndSidebar.meta = { width: 'tablet' };

export const BlankPage = () => <Page page={{ pageType: 'blank' }} />;
BlankPage.meta = { width: 'tablet' };

export const EmptyArticle = () => <Page articleHtml="" page={{ toc: [] }} />;
EmptyArticle.meta = { width: 'tablet' };
