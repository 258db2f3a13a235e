import type { Heading, Parents } from 'mdast';
import type { CompileContext, Extension as FromMarkdownExtension, Token } from 'mdast-util-from-markdown';
import type { Construct, Extension, State } from 'micromark-util-types';
import { VFileMessage } from 'vfile-message';
import type { PageFormat } from './pageFormat.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    headingId: 'headingId';
  }
}

declare module 'mdast' {
  interface Data {
    /** Explicit id of a heading: `## Title {#id}`. */
    explicitId?: string;
    /** Invalid or repeated ids of a heading: `{#two words}`, `{#}`, `{#a} {#b}`. */
    brokenId?: string;
  }
}

const HASH = 35;
const OPEN = 123;
const CLOSE = 125;

const headingId: Construct = {
  name: 'headingId',
  tokenize(effects, ok, nok) {
    const inside: State = (code) => {
      if (code === null || code < -2 || code === OPEN) return nok(code);
      effects.consume(code);
      if (code !== CLOSE) return inside;
      effects.exit('headingId');
      return ok;
    };
    return (code) => {
      effects.enter('headingId');
      effects.consume(code);
      return (next) => (next === HASH ? inside(next) : nok(next));
    };
  },
};

/** Tokenizes `{#…}` before MDX takes it for an expression, which can't start with `#`. */
export const headingIdSyntax: Extension = { text: { [OPEN]: headingId } };

/** Moves the id that ends a heading to the heading's data. `{#…}` anywhere else is text, and in MDX an error. */
export function headingIdFromMarkdown(format: PageFormat): FromMarkdownExtension {
  const ids = new Map<Heading, string[]>();
  return {
    exit: {
      headingId(this: CompileContext, token: Token) {
        const parent = this.stack.at(-1) as Parents;
        const value = this.sliceSerialize(token);
        if (parent.type === 'heading') ids.set(parent, [...(ids.get(parent) ?? []), value]);
        else if (format === 'mdx')
          throw new VFileMessage('Could not parse expression with acorn', { place: token.start });
        addText(parent, value, token);
      },
    },
    transforms: [
      () => {
        for (const [heading, sources] of ids) takeId(heading, sources, format);
        ids.clear();
      },
    ],
  };
}

/** Appends a token to the preceding text, like tokens of plain text. */
function addText(parent: Parents, value: string, { start, end }: Token): void {
  const { children } = parent as Heading;
  const last = children.at(-1);
  if (last?.type !== 'text' || !last.position) {
    children.push({ type: 'text', value, position: { start: { ...start }, end: { ...end } } });
    return;
  }
  last.value += value;
  last.position.end = { line: end.line, column: end.column, offset: end.offset };
}

function takeId(heading: Heading, sources: string[], format: PageFormat): void {
  const last = heading.children.at(-1);
  const ids: string[] = [];
  let text = last?.type === 'text' ? last.value.trimEnd() : '';
  for (let id = sources.at(-1); id !== undefined && text.endsWith(id); id = sources.at(-1)) {
    ids.unshift(id);
    sources.pop();
    text = text.slice(0, -id.length).trimEnd();
  }
  if (ids.length === 0 && format === 'md') return;
  if (last?.type === 'text') last.value = text;
  const id = ids[0]?.slice(2, -1) ?? '';
  const isOne = ids.length === 1 && sources.length === 0 && id !== '' && !/\s/.test(id);
  heading.data = isOne
    ? { ...heading.data, explicitId: id }
    : { ...heading.data, brokenId: [...sources, ...ids].join(' ') };
}
