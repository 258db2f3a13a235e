/** The parts of Firefox's privileged API that are used here. */
interface Firefox {
  ChromeUtils: { importESModule: <T>(url: string) => T };
  Services: { obs: { addObserver: (observer: (subject: Tab) => void, topic: string) => void } };
  /** Kept between calls. */
  emulatedColorSchemes?: { byTab: Map<number, string>; byUserContext: Map<number, string> };
}

/** A browsing context at the top. A tab gets another one, with the same `browserId`, when it opens another site. */
interface Tab {
  browserId: number;
  parent: Tab | null;
  originAttributes: { userContextId: number };
  prefersColorSchemeOverride: string;
}

interface Navigables {
  NavigableManager: { getBrowsingContextById: (id: string) => Tab | null };
}

interface UserContexts {
  UserContextManager: { getInternalIdById: (id: string) => number | null };
}

/**
 * Runs in Firefox, on its own. Sets which color scheme pages prefer.
 * @param contexts WebDriver's ids of tabs, separated by spaces
 * @param userContexts ids of user contexts, for the tabs that will be opened in them
 */
export function emulateColorScheme(scheme: string, contexts: string, userContexts: string): void {
  const firefox = globalThis as unknown as Firefox;
  const remote = 'chrome://remote/content/shared';
  const { NavigableManager } = firefox.ChromeUtils.importESModule<Navigables>(
    `${remote}/NavigableManager.sys.mjs`,
  );
  const { UserContextManager } = firefox.ChromeUtils.importESModule<UserContexts>(
    `${remote}/UserContextManager.sys.mjs`,
  );
  const isFirst = firefox.emulatedColorSchemes === undefined;
  firefox.emulatedColorSchemes ??= { byTab: new Map(), byUserContext: new Map() };
  const { byTab, byUserContext } = firefox.emulatedColorSchemes;
  if (isFirst) {
    // runs before the tab's first document loads
    firefox.Services.obs.addObserver((tab) => {
      if (tab.parent) return;
      const wanted = byTab.get(tab.browserId) ?? byUserContext.get(tab.originAttributes.userContextId);
      if (wanted) tab.prefersColorSchemeOverride = wanted;
    }, 'browsing-context-attached');
  }
  const ids = (list: string) => list.split(' ').filter(Boolean);
  for (const id of ids(userContexts))
    byUserContext.set(UserContextManager.getInternalIdById(id) ?? -1, scheme);
  for (const id of ids(contexts)) {
    const tab = NavigableManager.getBrowsingContextById(id);
    if (!tab || tab.parent) continue;
    byTab.set(tab.browserId, scheme);
    tab.prefersColorSchemeOverride = scheme;
  }
}
