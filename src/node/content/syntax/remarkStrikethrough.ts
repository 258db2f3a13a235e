import type { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';
import { isCjk } from '../../base/cjk.ts';

type Extension = ReturnType<typeof directive>;
type Construct = Extract<NonNullable<Extension['text']>[number], { tokenize: unknown }>;

const TILDE = 126;
const SPACE = /\s/;
const SIGN = /[\p{P}\p{S}]/u;

/** Lets `~~` begin and end beside Chinese punctuation, as `remark-cjk-friendly` does for `*`. Runs after `remark-gfm`. */
export function remarkStrikethrough(this: Processor): void {
  const { micromarkExtensions = [] } = this.data() as { micromarkExtensions?: Extension[] };
  for (const { text } of micromarkExtensions) {
    const constructs = [text?.[TILDE] ?? []].flat() as Construct[];
    if (text && constructs.length > 0)
      text[TILDE] = constructs.map((construct) => ({ ...construct, tokenize: friendly(construct.tokenize) }));
  }
}

function friendly(tokenize: Construct['tokenize']): Construct['tokenize'] {
  return function (effects, ok, nok) {
    const { previous } = this;
    return tokenize.call(
      this,
      effects,
      (code) => {
        const token = this.events.at(-1)?.[1];
        if (token) {
          token._open = stands(previous, code);
          token._close = stands(code, previous);
        }
        return ok(code);
      },
      nok,
    );
  };
}

/** Whether a mark leans on what is inside: the rule of CommonMark, for which Chinese punctuation is no sign here. */
function stands(outside: number | null, inside: number | null): boolean {
  if (isSpace(inside)) return false;
  return isCjk(inside) || !isSign(inside) || isSpace(outside) || isSign(outside) || isCjk(outside);
}

const isSpace = (code: number | null) => code === null || code < 0 || SPACE.test(String.fromCharCode(code));
const isSign = (code: number | null) => code !== null && SIGN.test(String.fromCharCode(code));
