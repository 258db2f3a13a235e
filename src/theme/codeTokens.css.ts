import { codeTokenClasses } from './codeTokens.ts';
import { vars } from './contract.css.ts';
import { layeredGlobal } from './layered.ts';
import { article } from './layers.css.ts';

const colors = {
  'token-comment': vars.code.comment,
  'token-keyword': vars.code.keyword,
  'token-string': vars.code.string,
  'token-string-expression': vars.code.string,
  'token-constant': vars.code.constant,
  'token-function': vars.code.function,
  'token-parameter': vars.code.parameter,
  'token-punctuation': vars.code.punctuation,
  'token-link': vars.code.link,
  'token-inserted': vars.code.inserted,
  'token-deleted': vars.code.deleted,
  'token-changed': vars.code.changed,
} satisfies Record<keyof typeof codeTokenClasses, string>;

for (const [token, color] of Object.entries(colors)) {
  layeredGlobal(article, `pre .${codeTokenClasses[token as keyof typeof codeTokenClasses]}`, { color });
}
