import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createIslandHost } from '../../src/islands/Island/Island.tsx';
import type { PageData } from '../../src/shared/pageData.ts';
import { shellLayout } from '../../src/shared/shellLayout.ts';
import type { SiteData } from '../../src/shared/siteData.ts';
import { ShellContext } from '../../src/shell/ShellContext.ts';
import { pageFixture } from './pageFixture.ts';
import { StaticHtml } from './StaticHtml.tsx';
import { siteFixture } from './siteFixture.ts';
import { useWorkbench } from './WorkbenchContext.ts';

export interface InShellProps {
  /** Overrides parts of the page. Default: the page of `pageFixture`. */
  page?: Partial<PageData>;
  /** Overrides parts of the site. Default: the site of `siteFixture`. */
  site?: Partial<Omit<SiteData, 'theme'>> & { theme?: Partial<SiteData['theme']> };
  children: ReactNode;
}

/** Site and page for stories of parts of the shell. */
export function useFixture({ page, site }: Pick<InShellProps, 'page' | 'site'>): {
  site: SiteData;
  page: PageData;
} {
  const workbench = useWorkbench();
  return useMemo(() => {
    const wholeSite = siteFixture(workbench);
    return {
      site: { ...wholeSite, ...site, theme: { ...wholeSite.theme, ...site?.theme } },
      page: { ...pageFixture(workbench), ...page },
    };
  }, [workbench, page, site]);
}

/** Shows parts of the shell like the site: static HTML in which only islands hydrate. */
export function InShell({ page, site, children }: InShellProps) {
  const { i18n } = useWorkbench();
  const fixture = useFixture({ page, site });
  const state = { ...fixture, layout: shellLayout(fixture.site, fixture.page) };
  // After all hooks: a nested renderer resets the hooks of the outer one.
  const { render } = createIslandHost('s', fixture.site, (node) => (
    <I18nextProvider i18n={i18n}>
      <ShellContext value={state}>{node}</ShellContext>
    </I18nextProvider>
  ));
  return <StaticHtml html={render(children)} />;
}
