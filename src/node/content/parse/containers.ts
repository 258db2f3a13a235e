import type { ContainerDirective } from 'mdast-util-directive';
import type { CompileContext, Extension as FromMarkdownExtension, Token } from 'mdast-util-from-markdown';
import { factorySpace } from 'micromark-factory-space';
import {
  markdownLineEnding,
  markdownSpace,
  unicodePunctuation,
  unicodeWhitespace,
} from 'micromark-util-character';
import type { Code, Construct, Extension, State, Tokenizer } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    directiveContainer: 'directiveContainer';
    directiveContainerFence: 'directiveContainerFence';
    directiveContainerSequence: 'directiveContainerSequence';
    directiveContainerName: 'directiveContainerName';
    directiveContainerLabel: 'directiveContainerLabel';
    directiveContainerLabelMarker: 'directiveContainerLabelMarker';
    directiveContainerLabelString: 'directiveContainerLabelString';
    directiveContainerContent: 'directiveContainerContent';
    containerAttributes: 'containerAttributes';
  }
}

const QUOTE = 34;
const APOSTROPHE = 39;
const DASH = 45;
const COLON = 58;
const OPEN_LABEL = 91;
const BACKSLASH = 92;
const CLOSE_LABEL = 93;
const UNDERSCORE = 95;
const OPEN_ATTRIBUTES = 123;
const CLOSE_ATTRIBUTES = 125;
const MIN_SIZE = 3;
const CODE_INDENT = 4;

const isEnd = (code: Code): code is null => code === null || markdownLineEnding(code);
const isInName = (code: Code, isFirst: boolean): boolean => {
  if (code === null || code < 0 || unicodeWhitespace(code)) return false;
  if (code === DASH || code === UNDERSCORE) return !isFirst;
  return !unicodePunctuation(code) && !(isFirst && code >= 48 && code <= 57);
};

/**
 * Parses container directives as common in documentation: `:::tip A title`, `::: tip`, `:::tip[A title]{key="value"}`.
 * Emits the tokens of `micromark-extension-directive`, which only supports the last form and can't nest containers of
 * the same size.
 */
const container: Construct = { name: 'container', tokenize: tokenizeContainer, concrete: true };

/** Extends the tokenizer with containers. */
export const containerSyntax: Extension = { flow: { [COLON]: container } };

const nonLazyLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return (next) => (this.parser.lazy[this.now().line] ? nok(next) : ok(next));
    };
  },
};

function tokenizeContainer(
  this: ThisParameterType<Tokenizer>,
  ...[effects, ok, nok]: Parameters<Tokenizer>
): State {
  const tail = this.events.at(-1);
  const indent = tail?.[1].type === 'linePrefix' ? tail[2].sliceSerialize(tail[1], true).length : 0;
  const hasIndentedCode = !this.parser.constructs.disable.null?.includes('codeIndented');
  let size = 0;
  let nesting: Nesting;
  let line = '';
  let previous: Token | undefined;

  const sequence: State = (code) => {
    if (code === COLON) {
      effects.consume(code);
      size++;
      return sequence;
    }
    if (size < MIN_SIZE) return nok(code);
    nesting = new Nesting(size, !hasIndentedCode);
    effects.exit('directiveContainerSequence');
    return factorySpace(effects, nameStart, 'whitespace')(code);
  };
  const nameStart: State = (code) => {
    if (!isInName(code, true)) return nok(code);
    effects.enter('directiveContainerName');
    return name(code);
  };
  const name: State = (code) => {
    if (isInName(code, false)) {
      effects.consume(code);
      return name;
    }
    effects.exit('directiveContainerName');
    if (code === OPEN_LABEL) return labelStart(code);
    if (code === OPEN_ATTRIBUTES) return attributesStart(code);
    return markdownSpace(code) ? factorySpace(effects, titleStart, 'whitespace')(code) : fenceEnd(code);
  };

  const titleStart: State = (code) => {
    if (isEnd(code)) return fenceEnd(code);
    if (code === OPEN_LABEL || code === OPEN_ATTRIBUTES) return nok(code);
    effects.enter('directiveContainerLabel');
    effects.enter('directiveContainerLabelString');
    effects.enter('chunkText', { contentType: 'text' });
    return title(code);
  };
  const title: State = (code) => {
    if (!isEnd(code)) {
      effects.consume(code);
      return title;
    }
    effects.exit('chunkText');
    effects.exit('directiveContainerLabelString');
    effects.exit('directiveContainerLabel');
    return fenceEnd(code);
  };

  let depth = 0;
  const labelStart: State = (code) => {
    effects.enter('directiveContainerLabel');
    effects.enter('directiveContainerLabelMarker');
    effects.consume(code);
    effects.exit('directiveContainerLabelMarker');
    return labelFirst;
  };
  const labelFirst: State = (code) => {
    if (isEnd(code)) return nok(code);
    if (code === CLOSE_LABEL) return labelEnd(code);
    effects.enter('directiveContainerLabelString');
    effects.enter('chunkText', { contentType: 'text' });
    return label(code);
  };
  const label: State = (code) => {
    if (isEnd(code)) return nok(code);
    if (code === CLOSE_LABEL && depth === 0) {
      effects.exit('chunkText');
      effects.exit('directiveContainerLabelString');
      return labelEnd(code);
    }
    if (code === OPEN_LABEL) depth++;
    if (code === CLOSE_LABEL) depth--;
    effects.consume(code);
    return code === BACKSLASH ? escaped : label;
  };
  const escaped: State = (code) => {
    if (isEnd(code)) return nok(code);
    effects.consume(code);
    return label;
  };
  const labelEnd: State = (code) => {
    effects.enter('directiveContainerLabelMarker');
    effects.consume(code);
    effects.exit('directiveContainerLabelMarker');
    effects.exit('directiveContainerLabel');
    return (next) => (next === OPEN_ATTRIBUTES ? attributesStart(next) : afterAttributes(next));
  };

  let quote: Code = null;
  const attributesStart: State = (code) => {
    effects.enter('containerAttributes');
    return attributes(code);
  };
  const attributes: State = (code) => {
    if (isEnd(code)) return nok(code);
    effects.consume(code);
    if (quote === null && code === CLOSE_ATTRIBUTES) {
      effects.exit('containerAttributes');
      return afterAttributes;
    }
    if (code === quote) quote = null;
    else if (quote === null && (code === QUOTE || code === APOSTROPHE)) quote = code;
    return attributes;
  };
  const afterAttributes: State = (code) => factorySpace(effects, fenceEnd, 'whitespace')(code);

  const fenceEnd: State = (code) => {
    if (!isEnd(code)) return nok(code);
    effects.exit('directiveContainerFence');
    if (code === null) return end(code);
    return this.interrupt ? ok(code) : effects.attempt(nonLazyLine, contentStart, end)(code);
  };

  const contentStart: State = (code) => {
    if (code === null) return end(code);
    if (markdownLineEnding(code)) return effects.check(nonLazyLine, contentFirst, end)(code);
    return contentFirst(code);
  };
  const contentFirst: State = (code) => {
    effects.enter('directiveContainerContent');
    return lineStart(code);
  };
  const lineStart: State = (code) => {
    line = '';
    const chunk = indent > 0 ? factorySpace(effects, lineFirst, 'linePrefix', indent + 1) : lineFirst;
    return effects.attempt(closing, contentEnd, chunk)(code);
  };
  const lineFirst: State = (code) => {
    if (code === null) return contentEnd(code);
    return markdownLineEnding(code)
      ? effects.check(nonLazyLine, chunkStart, contentEnd)(code)
      : chunkStart(code);
  };
  const chunkStart: State = (code) => {
    const token = effects.enter('chunkDocument', { contentType: 'document', previous });
    if (previous) previous.next = token;
    previous = token;
    return chunk(code);
  };
  const chunk: State = (code) => {
    if (code === null) return chunkEnd(code);
    if (markdownLineEnding(code)) return effects.check(nonLazyLine, nextLine, chunkEnd)(code);
    line += code < 0 ? ' ' : String.fromCharCode(code);
    effects.consume(code);
    return chunk;
  };
  const exitChunk = () => {
    const token = effects.exit('chunkDocument');
    this.parser.lazy[token.start.line] = false;
    nesting.read(line);
  };
  const nextLine: State = (code) => {
    effects.consume(code);
    exitChunk();
    return lineStart;
  };
  const chunkEnd: State = (code) => {
    exitChunk();
    return contentEnd(code);
  };
  const contentEnd: State = (code) => {
    effects.exit('directiveContainerContent');
    return end(code);
  };
  const end: State = (code) => {
    effects.exit('directiveContainer');
    return ok(code);
  };

  const closing: Construct = {
    partial: true,
    tokenize(effects, ok, nok) {
      let length = 0;
      const start: State = (code) => {
        effects.enter('directiveContainerFence');
        effects.enter('directiveContainerSequence');
        return colons(code);
      };
      const colons: State = (code) => {
        if (code === COLON) {
          effects.consume(code);
          length++;
          return colons;
        }
        if (length < MIN_SIZE || !nesting.isClosedBy(length)) return nok(code);
        effects.exit('directiveContainerSequence');
        return factorySpace(effects, lineEnd, 'whitespace')(code);
      };
      const lineEnd: State = (code) => {
        if (!isEnd(code)) return nok(code);
        effects.exit('directiveContainerFence');
        return ok(code);
      };
      return factorySpace(effects, start, 'linePrefix', hasIndentedCode ? CODE_INDENT : undefined);
    },
  };

  return (code) => {
    effects.enter('directiveContainer');
    effects.enter('directiveContainerFence');
    effects.enter('directiveContainerSequence');
    return sequence(code);
  };
}

const PREFIX = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*[ \t]*/;
/** Matches a code fence. Excludes backticks followed by more backticks in their line, which are inline code. */
const CODE = /^(`{3,}(?!`)(?!.*`)|~{3,})/;
const COLONS = /^(:{3,})[ \t]*(?:(\p{L})|$)/u;

/**
 * Tracks the containers and code blocks that the lines of a container open. Ignores fences within code, and lets a
 * closing fence end the innermost container of its size, so that authors can nest containers without counting colons.
 */
class Nesting {
  readonly #open: number[];
  #code = '';
  #codeIsQuoted = false;
  /** Whether indented lines can be part of a list rather than code. */
  #hasList: boolean;

  constructor(size: number, isIndentFree: boolean) {
    this.#open = [size];
    this.#hasList = isIndentFree;
  }

  /** Whether a fence of this size ends the container itself. */
  isClosedBy(size: number): boolean {
    return this.#code === '' && this.#closedBy(size) === 0;
  }

  #closedBy(size: number): number {
    const same = this.#open.lastIndexOf(size);
    return same === -1 ? this.#open.findLastIndex((other) => other < size) : same;
  }

  read(line: string): void {
    const prefix = PREFIX.exec(line)?.[0] ?? '';
    const rest = line.slice(prefix.length).trimEnd();
    const isQuoted = prefix.includes('>');
    if (this.#codeIsQuoted && !isQuoted) this.#code = '';
    this.#hasList ||= prefix.trim() !== '' && !isQuoted;
    const isCode = prefix.trim() === '' && prefix.length >= CODE_INDENT && !this.#hasList;
    if (isCode) return;
    if (this.#code !== '') {
      if (rest.startsWith(this.#code) && rest === rest.charAt(0).repeat(rest.length)) this.#code = '';
      return;
    }
    this.#code = CODE.exec(rest)?.[1] ?? '';
    this.#codeIsQuoted = isQuoted;
    const [, marks = '', name] = COLONS.exec(rest) ?? [];
    if (marks === '') return;
    if (name !== undefined) this.#open.push(marks.length);
    else {
      const closed = this.#closedBy(marks.length);
      if (closed > 0) this.#open.length = closed;
    }
  }
}

const ATTRIBUTE = /([^\s"'=]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'=]+)))?/g;

/** Reads the attributes of a container, which the tokens of this extension contain as a single text. */
export const containerFromMarkdown: FromMarkdownExtension = {
  exit: {
    containerAttributes(this: CompileContext, token: Token) {
      const node = this.stack.at(-1) as ContainerDirective;
      const source = this.sliceSerialize(token).slice(1, -1);
      node.attributes = Object.fromEntries(
        [...source.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
          name,
          values.find((value) => value !== undefined) ?? '',
        ]),
      );
    },
  },
};
