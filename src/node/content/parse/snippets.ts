import type { CompileContext, Extension as FromMarkdownExtension, Token } from 'mdast-util-from-markdown';
import { factorySpace } from 'micromark-factory-space';
import { markdownLineEnding } from 'micromark-util-character';
import type { Construct, Extension, State } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    snippet: 'snippet';
    snippetSequence: 'snippetSequence';
    snippetValue: 'snippetValue';
  }
}

/** `<<< @/a.ts#region{2 ts:line-numbers} [title]`: a file as code, as VitePress writes it. */
interface Snippet {
  type: 'snippet';
  /** What follows `<<<`. */
  value: string;
  data?: import('mdast').Data;
  position?: import('unist').Position;
}

declare module 'mdast' {
  interface RootContentMap {
    snippet: Snippet;
  }
}

const LESS_THAN = 60;
const SIZE = 3;

const snippet: Construct = {
  name: 'snippet',
  tokenize(effects, ok, nok) {
    let size = 0;
    const sequence: State = (code) => {
      if (code === LESS_THAN) {
        effects.consume(code);
        size++;
        return sequence;
      }
      if (size !== SIZE) return nok(code);
      effects.exit('snippetSequence');
      return factorySpace(effects, valueStart, 'whitespace')(code);
    };
    const valueStart: State = (code) => {
      if (code === null || markdownLineEnding(code)) return nok(code);
      effects.enter('snippetValue');
      return value(code);
    };
    const value: State = (code) => {
      if (code !== null && !markdownLineEnding(code)) {
        effects.consume(code);
        return value;
      }
      effects.exit('snippetValue');
      effects.exit('snippet');
      return ok(code);
    };
    return (code) => {
      effects.enter('snippet');
      effects.enter('snippetSequence');
      return sequence(code);
    };
  },
};

export const snippetSyntax: Extension = { flow: { [LESS_THAN]: snippet } };

export const snippetFromMarkdown: FromMarkdownExtension = {
  enter: {
    snippet(this: CompileContext, token: Token) {
      this.enter({ type: 'snippet', value: '' } as never, token);
    },
  },
  exit: {
    snippetValue(this: CompileContext, token: Token) {
      (this.stack.at(-1) as unknown as Snippet).value = this.sliceSerialize(token).trimEnd();
    },
    snippet(this: CompileContext, token: Token) {
      this.exit(token);
    },
  },
};
