import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ArticleContext } from '../../src/article/ArticleContext.ts';
import { listenToPopovers } from '../../src/browser/popovers.ts';
import { listenToSidebar } from '../../src/browser/sidebar.ts';
import { listenToButtons, listenToTips } from '../../src/client/article/buttons.ts';
import { mountIslands, startIslands, unmountIslands } from '../../src/client/islands/islands.ts';
import { page as currentPage } from '../../src/client/page.ts';
import { listenForSearch } from '../../src/client/shell/shortcuts.ts';
import { createIslandHost } from '../../src/islands/Island/Island.tsx';
import type { PageData, PageOptions } from '../../src/shared/pageData.ts';
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
  /** Content of the article below the title. Default: the article of the stories. */
  article?: ReactNode;
}

// once, as on the site: they add listeners to the document
startIslands(() => undefined);
listenToPopovers();
listenToSidebar();
listenToButtons();
listenToTips();
listenForSearch();

/**
 * Shows a page as a build renders it: static HTML of the shell, in which islands hydrate.
 * @returns the data of its site
 */
export function showPage({ lang = 'en', dir = 'ltr', page, site, article }: ShownPage = {}): SiteData {
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
  const text = createIslandHost('a', data.site, (node) => (
    <ArticleContext value={{ t, lang, dir, styles: new Set<never>() }}>{node}</ArticleContext>
  ));
  const html =
    article === undefined ? articleHtml(workbench) : `<h1>${data.page.title}</h1>${text.render(article)}`;
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
    } satisfies PageOptions['strings'],
  });
  Object.assign(document.documentElement, { lang, dir });
  document.documentElement.dataset.theme = 'light';
  unmountIslands(document);
  document.body.innerHTML = `<div id="root">${render(<Shell articleHtml={html} />)}</div>`;
  mountIslands(document);
  document.title = data.page.documentTitle;
  // an unfocused frame doesn't receive focus events
  window.focus();
  return data.site;
}
