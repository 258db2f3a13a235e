/**
 * Class of each token kind, by the custom property that Shiki's CSS variables theme gives it
 * (`--shiki-token-keyword`). Short, since a page holds thousands of them. Colours: `codeTokens.css.ts`.
 */
export const codeTokenClasses = {
  'token-comment': 'sm',
  'token-keyword': 'sk',
  'token-string': 'ss',
  'token-string-expression': 'se',
  'token-constant': 'sc',
  'token-function': 'sf',
  'token-parameter': 'sa',
  'token-punctuation': 'sp',
  'token-link': 'sl',
  'token-inserted': 'si',
  'token-deleted': 'sd',
  'token-changed': 'sh',
} as const;

export type CodeToken = keyof typeof codeTokenClasses;
