import {
  createTransformerFactory,
  defaultHoverInfoProcessor,
  type TwoslashRenderer,
} from '@shikijs/twoslash/core';
import type { TypeClasses, TypedCode } from 'docs-site-engine/node';
import type { Element, ElementContent, Text } from 'hast';
import type { ShikiTransformer } from 'shiki';

/** Adds a type popup to the names in a sample, which its stylesheet shows on hover and focus. */
export function typeTransformer(typed: TypedCode, classes: TypeClasses): ShikiTransformer {
  const seen = new Set<string>();
  const renderer: TwoslashRenderer = {
    nodeStaticInfo({ text, docs }, node) {
      const type = defaultHoverInfoProcessor(text);
      const word = node.type === 'text' ? node.value : '';
      // one tab stop per combination of name and type
      const isNew = !seen.has(`${word}\0${type}`);
      seen.add(`${word}\0${type}`);
      const code = this.codeToHast(type, {
        ...this.options,
        lang: 'ts',
        transformers: [],
        structure: 'inline',
      });
      const summary = docs?.split('\n\n')[0]?.trim();
      return withTip(classes, node, isNew, [
        span('type-code', code.children as ElementContent[]),
        ...(summary ? [span('type-docs', [{ type: 'text', value: summary }])] : []),
      ]);
    },
    nodeError({ text }, node) {
      return withTip(classes, node, true, [{ type: 'text', value: text }], 'type-error');
    },
    lineQuery(query) {
      const type = defaultHoverInfoProcessor(query.text);
      return [span('type-query', [{ type: 'text', value: `${' '.repeat(query.character)}^ ${type}` }])];
    },
  };
  return createTransformerFactory(() => typed as never, renderer)({ filter: () => true });
}

function withTip(
  classes: TypeClasses,
  node: Text | Element,
  isStop: boolean,
  content: ElementContent[],
  state = '',
): Element {
  const tip = span(classes.tip, content);
  tip.properties.role = 'tooltip';
  tip.properties.hidden = true; // also hides it without the stylesheet, which shows it when needed
  const word = span([classes.word, state].join(' ').trim(), [node, tip]);
  word.properties.tabIndex = isStop ? 0 : -1;
  return word;
}

function span(name: string, children: ElementContent[]): Element {
  return { type: 'element', tagName: 'span', properties: { class: name }, children };
}
