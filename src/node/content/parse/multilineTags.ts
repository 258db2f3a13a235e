import { markdownLineEnding, markdownSpace } from 'micromark-util-character';
import type { Code, Construct, Extension, State } from 'micromark-util-types';

const LESS_THAN = 60;
const GREATER_THAN = 62;
const QUOTE = 34;
const APOSTROPHE = 39;

/** Matches an attribute of a tag, with its name and its value in quotes. */
export const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;
/** The opening tag of a component or a custom element. */
const TAG = new RegExp(String.raw`^<(?:[A-Z][\w.]*|[a-z]\w*-[\w-]*)(?:${ATTRIBUTE.source})*\s*/?>$`);

/**
 * Parses the opening tag of a component that spans several lines in plain Markdown. CommonMark ends a tag with its
 * line, and a line of just `>` would start a quote.
 */
const multilineTag: Construct = {
  name: 'multilineTag',
  concrete: true,
  tokenize(effects, ok, nok) {
    let text = '';
    let quote: Code = null;
    let lines = 1;
    let isBlank = false;
    const inside: State = (code) => {
      if (code === null) return nok(code);
      if (markdownLineEnding(code)) {
        if (isBlank) return nok(code);
        effects.exit('htmlFlowData');
        effects.enter('lineEnding');
        effects.consume(code);
        effects.exit('lineEnding');
        text += '\n';
        lines++;
        isBlank = true;
        return lineStart;
      }
      isBlank &&= markdownSpace(code);
      text += code < 0 ? ' ' : String.fromCharCode(code);
      effects.consume(code);
      if (code === quote) quote = null;
      else if (quote === null && (code === QUOTE || code === APOSTROPHE)) quote = code;
      else if (quote === null && code === GREATER_THAN) return after;
      return inside;
    };
    const lineStart: State = (code) => {
      if (this.parser.lazy[this.now().line] || code === null || markdownLineEnding(code)) return nok(code);
      effects.enter('htmlFlowData');
      return inside(code);
    };
    const after: State = (code) => {
      if (markdownSpace(code)) {
        effects.consume(code);
        return after;
      }
      if (lines === 1 || (code !== null && !markdownLineEnding(code)) || !TAG.test(text)) return nok(code);
      effects.exit('htmlFlowData');
      effects.exit('htmlFlow');
      return ok(code);
    };
    return (code) => {
      if (this.interrupt) return nok(code);
      effects.enter('htmlFlow');
      effects.enter('htmlFlowData');
      return inside(code);
    };
  },
};

/** Extends the tokenizer with opening tags that span several lines. */
export const multilineTagSyntax: Extension = { flow: { [LESS_THAN]: multilineTag } };
