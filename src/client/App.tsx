import { type Ref, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Shell } from '../shell/Shell.tsx';
import type { PageStore } from './pageStore.ts';
import { toggleTheme } from './theme.ts';

export interface AppProps {
  /** What the shell is rendered from. */
  store: PageStore;
  /** Receives the article's element. */
  articleRef: Ref<HTMLElement>;
}

/** The shell, re-rendered whenever the page store changes. */
export function App({ store, articleRef }: AppProps) {
  const { site, i18n, page, articleHtml, loading, announcement } = useSyncExternalStore(
    store.subscribe,
    store.get,
    store.get,
  );
  return (
    <I18nextProvider i18n={i18n}>
      <Shell
        site={site}
        page={page}
        articleHtml={articleHtml}
        articleRef={articleRef}
        announcement={announcement}
        loading={loading}
        onToggleTheme={(event) => toggleTheme(event, site.theme.enableAppearanceAnimation)}
      />
    </I18nextProvider>
  );
}
