/** The parts of Trusted Types that we use, which TypeScript's types lack. `TrustedHTML` is part of React's types. */
interface Window {
  /** Absent in browsers without Trusted Types. */
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: {
        /** Returns `null` to reject the HTML. */
        createHTML?: (text: string) => string | null;
        /** Returns `null` to reject the URL. */
        createScriptURL?: (url: string) => string | null;
      },
    ): { createHTML(text: string): TrustedHTML };
  };
  /** Set by islands of the site, see `trustedScripts.ts`. */
  hasSiteIslands?: boolean;
}
