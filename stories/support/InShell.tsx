import { type ReactNode, useMemo } from 'react';
import type { PageData } from '../../src/shared/pageData.ts';
import { shellLayout } from '../../src/shared/shellLayout.ts';
import type { SiteData } from '../../src/shared/siteData.ts';
import { ShellContext } from '../../src/shell/ShellContext.ts';
import { pageFixture } from './pageFixture.ts';
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
export function useFixture({ page, site }: Pick<InShellProps, 'page' | 'site'>) {
  const workbench = useWorkbench();
  return useMemo(() => {
    const wholeSite = siteFixture(workbench);
    return {
      site: { ...wholeSite, ...site, theme: { ...wholeSite.theme, ...site?.theme } },
      page: { ...pageFixture(workbench), ...page },
    };
  }, [workbench, page, site]);
}

/** Replaces `<Shell>` around one of its parts. */
export function InShell({ page, site, children }: InShellProps) {
  const fixture = useFixture({ page, site });
  const state = useMemo(() => ({ ...fixture, layout: shellLayout(fixture.site, fixture.page) }), [fixture]);
  return <ShellContext value={state}>{children}</ShellContext>;
}
