/** What we use of Trusted Types, which TypeScript's own types do not know yet. `TrustedHTML` comes with React's. */
interface Window {
  /** Absent in browsers without Trusted Types. */
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: {
        createHTML?: (text: string) => string;
        /** `null`: the URL is refused. */
        createScriptURL?: (url: string) => string | null;
      },
    ): { createHTML(text: string): TrustedHTML };
  };
}
