import type { i18n } from 'i18next';
import { createI18n } from '../i18n/createI18n.ts';
import type { PageData } from '../shared/pageData.ts';
import type { SiteData } from '../shared/siteData.ts';

/** Everything that the shell renders from. */
export interface PageState {
  site: SiteData;
  siteDataUrl: string;
  i18n: i18n;
  page: PageData;
  /** HTML of the article; initially that of the document. */
  articleHtml: string;
  /** Progress of loading the next page, 0 to 1; absent while no progress bar is shown. */
  loading?: number | undefined;
  /** Text of the live region after a navigation. */
  announcement: string;
}

/** The state of the shell, outside React, so that the router can change it. */
export class PageStore {
  #state: PageState;
  readonly #listeners = new Set<() => void>();

  constructor(site: SiteData, siteDataUrl: string, page: PageData, articleHtml: string) {
    this.#state = {
      site,
      siteDataUrl,
      i18n: createI18n(site.lang, site.strings),
      page,
      articleHtml,
      announcement: '',
    };
  }

  get = (): PageState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(change: Partial<PageState>): void {
    const { site } = change;
    const i18n = site && site !== this.#state.site ? { i18n: createI18n(site.lang, site.strings) } : {};
    this.#state = { ...this.#state, ...change, ...i18n };
    for (const listener of this.#listeners) listener();
  }
}
