import { type MouseEvent, type Ref, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Shell } from '../shell/Shell.tsx';
import type { PageStore } from './pageStore.ts';
import { switchTheme } from './switchTheme.ts';
import { currentTheme, type Theme, watchTheme } from './theme.ts';

export interface AppProps {
  store: PageStore;
  articleRef: Ref<HTMLElement>;
}

/** The frame, with the state of page and theme. */
export function App({ store, articleRef }: AppProps) {
  const { site, i18n, page, articleHtml, loading, announcement } = useSyncExternalStore(
    store.subscribe,
    store.get,
    store.get,
  );
  // prerendered pages know no reader; the theme in use follows right after hydration
  const theme = useSyncExternalStore<Theme>(watchTheme, currentTheme, () => 'light');
  const onToggleTheme = (event: MouseEvent) => {
    switchTheme(
      theme === 'dark' ? 'light' : 'dark',
      { x: event.clientX, y: event.clientY },
      site.theme.enableAppearanceAnimation,
    );
  };
  return (
    <I18nextProvider i18n={i18n}>
      <Shell
        site={site}
        page={page}
        articleHtml={articleHtml}
        articleRef={articleRef}
        theme={theme}
        onToggleTheme={onToggleTheme}
        announcement={announcement}
        {...(loading === undefined ? {} : { loading })}
      />
    </I18nextProvider>
  );
}
