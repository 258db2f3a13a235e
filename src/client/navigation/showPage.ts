import { updateOpeners } from '../../browser/popovers.ts';
import { markCurrent, restoreSidebar } from '../../browser/sidebar.ts';
import { PAGE_HEAD_ATTRIBUTE } from '../../shared/constants.ts';
import type { RouteFile } from '../../shared/pageData.ts';
import { shellIds } from '../../shared/shellIds.ts';
import { trustedHtml } from '../../ui/trustedHtml.ts';
import { watchScrollers } from '../article/scrollers.ts';
import { reapplyTabs, rememberTabs, restoreArticleTabs } from '../article/tabs.ts';
import { mountIslands, unmountIslands, updateIslands } from '../islands/islands.ts';
import { prefetchIslands } from '../islands/prefetch.ts';
import { page, setPage } from '../page.ts';
import { markActiveSection } from '../shell/outline.ts';
import { updateScrollState } from '../shell/scrollState.ts';

/** Current HTML of the regions; unknown for the document's first page. */
let currentRegions: Partial<RouteFile['regions']> = {};

/** Whether a page has the same shell as the document: the same language and version, and also a navbar or none. */
export function isSameShell({ lang, version, parts }: RouteFile): boolean {
  const hasBar = (list: string | undefined) => list?.split(' ').includes('navbar');
  return (
    lang === page.lang &&
    version === page.version &&
    hasBar(parts) === hasBar(document.documentElement.dataset.parts)
  );
}

/** Whether a page is from the same build as the document. */
export function isSameBuild({ siteDataUrl, shellFiles }: RouteFile): boolean {
  return (
    siteDataUrl === page.siteDataUrl &&
    shellFiles.every((url) => document.querySelector(`[src="${url}"],[data-src="${url}"]`))
  );
}

/**
 * Shows a page by replacing the regions whose HTML differs.
 * @param isUpdate whether it is a new version of the open page, whose tabs and sidebar stay. Default: `false`
 */
export function showPage(file: RouteFile, isUpdate = false): void {
  const tabs = isUpdate ? rememberTabs() : undefined;
  const sameSidebar = file.section === page.section && !isUpdate;
  for (const region of document.querySelectorAll<HTMLElement>('[data-region]')) {
    const { region: name = '' } = region.dataset;
    const html = file.regions[name] ?? '';
    if (html === currentRegions[name] || (name === 'sidebar' && sameSidebar)) continue;
    unmountIslands(region);
    region.innerHTML = trustedHtml(html);
    mountIslands(region);
  }
  currentRegions = file.regions;
  updateOpeners();
  setPage(file);
  updateHead(file);
  updateColumns(file);
  if (sameSidebar) markCurrent(file.pagePath);
  else restoreSidebar();
  restoreArticleTabs();
  if (tabs) reapplyTabs(tabs);
  watchScrollers();
  markActiveSection();
  updateScrollState();
  prefetchIslands();
  void updateIslands();
  dispatchEvent(new Event('docs:page'));
}

/** Announces a text to assistive technology. */
export function announce(text: string): void {
  const status = document.getElementById(shellIds.status);
  if (status) status.textContent = text;
}

function updateColumns({ parts, pageType }: RouteFile): void {
  const element = document.querySelector<HTMLElement>('[data-columns]');
  if (!element) return;
  element.dataset.pageType = pageType;
  for (const part of ['sidebar', 'outline'])
    element.toggleAttribute(`data-${part}`, parts.split(' ').includes(part));
}

/** Updates the document's head for the new page, except for data that only search engines read. */
function updateHead({ documentTitle, head, parts }: RouteFile): void {
  document.documentElement.dataset.parts = parts;
  document.title = documentTitle;
  for (const old of document.querySelectorAll(`head>[${PAGE_HEAD_ATTRIBUTE}]`)) old.remove();
  for (const [name, attributes] of head) {
    const element = document.head.appendChild(document.createElement(name));
    for (const [key, value] of Object.entries({ ...attributes, [PAGE_HEAD_ATTRIBUTE]: '' }))
      element.setAttribute(key, value);
  }
}
