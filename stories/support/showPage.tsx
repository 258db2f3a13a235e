import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { listenToPopovers } from '../../src/browser/popovers.ts';
import { listenToSidebar } from '../../src/browser/sidebar.ts';
import { listenToButtons, listenToTips } from '../../src/client/article/buttons.ts';
import { mountIslands, startIslands, unmountIslands } from '../../src/client/islands/islands.ts';
import { page as currentPage } from '../../src/client/page.ts';
import { listenForSearch } from '../../src/client/shell/shortcuts.ts';
import { createIslandHost } from '../../src/islands/Island/Island.tsx';
import type { PageData } from '../../src/shared/pageData.ts';
import { shellLayout } from '../../src/shared/shellLayout.ts';
import type { SiteData } from '../../src/shared/siteData.ts';
import { Shell } from '../../src/shell/Shell.tsx';
import { ShellContext } from '../../src/shell/ShellContext.ts';
import { articleHtml } from './articleHtml.ts';
import { createWorkbench } from './createWorkbench.ts';
import { pageFixture } from './pageFixture.ts';
import { siteFixture } from './siteFixture.ts';

export interface ShownPage {
  lang?: 'en' | 'zh';
  dir?: 'ltr' | 'rtl';
  page?: Partial<PageData>;
  site?: Partial<Omit<SiteData, 'theme'>> & { theme?: Partial<SiteData['theme']> };
  /** HTML of the article. Default: that of the stories. */
  article?: string;
  /** What is shown instead of the whole shell. */
  children?: ReactNode;
}

// once, as on the site: they add listeners to the document
startIslands(() => undefined);
listenToPopovers();
listenToSidebar();
listenToButtons();
listenToTips();
listenForSearch();

/** Shows a page as a build renders it: static HTML of the shell, in which islands hydrate. */
export function showPage({ lang = 'en', dir = 'ltr', page, site, article, children }: ShownPage = {}): void {
  const workbench = createWorkbench(lang);
  const wholeSite = siteFixture(workbench);
  const data = {
    site: { ...wholeSite, dir, ...site, theme: { ...wholeSite.theme, ...site?.theme } },
    page: { ...pageFixture(workbench), ...page },
  };
  const state = { ...data, layout: shellLayout(data.site, data.page) };
  const { render } = createIslandHost('t', data.site, (node) => (
    <I18nextProvider i18n={workbench.i18n}>
      <ShellContext value={state}>{node}</ShellContext>
    </I18nextProvider>
  ));
  const { t } = workbench.i18n;
  const siteDataUrl = URL.createObjectURL(
    new Blob([JSON.stringify(data.site)], { type: 'application/json' }),
  );
  Object.assign(currentPage, {
    base: '/',
    pagePath: data.page.pagePath,
    pageType: 'doc',
    siteDataUrl,
    strings: {
      copied: t('code.copied'),
      copyPrompt: t('code.copyPrompt'),
      searchUnavailable: t('search.unavailable'),
      zoomClose: t('zoom.close'),
      offline: t('offline'),
    },
  });
  Object.assign(document.documentElement, { lang, dir });
  document.documentElement.dataset.theme = 'light';
  unmountIslands(document);
  document.body.innerHTML = `<div id="root">${render(children ?? <Shell articleHtml={article ?? articleHtml(workbench)} />)}</div>`;
  mountIslands(document);
}
