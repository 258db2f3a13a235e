/** The parts of Trusted Types that we use: TypeScript's types lack them. `TrustedHTML` comes with React's types. */
interface Window {
  /** Absent in browsers without Trusted Types. */
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: {
        /** `null`: the HTML is refused. */
        createHTML?: (text: string) => string | null;
        /** `null`: the URL is refused. */
        createScriptURL?: (url: string) => string | null;
      },
    ): { createHTML(text: string): TrustedHTML };
  };
  /** Set by islands of the site, see `trustedScripts.ts`. */
  hasSiteIslands?: boolean;
}
