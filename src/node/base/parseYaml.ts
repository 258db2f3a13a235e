import { type Document, isMap, isNode, isPair, isSeq, LineCounter, parse, parseDocument, visit } from 'yaml';
import { joinCjkLines } from './cjk.ts';

/**
 * Parses YAML or JSON, which is a subset of it. Syntax errors are returned, not thrown.
 *
 * @param schema how to read values without quotes. Default: `core`, the standard one
 * @returns a function for the value, and one for the line of a key, counted from 1
 */
export function parseYaml(text: string, schema: 'core' | 'json' = 'core') {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, schema });
  visit(document, {
    Scalar(_key, node) {
      const source = text.slice(...(node.range?.slice(0, 2) ?? [0, 0]));
      // YAML replaces line ends with spaces, which Chinese doesn't use
      if (source !== joinCjkLines(source) && node.type !== 'BLOCK_LITERAL')
        node.value = parse(joinCjkLines(source));
    },
  });
  const lineAt = (offset: number) => counter.linePos(offset).line;
  return {
    errors: document.errors.map(({ pos: [offset], code, message }) => ({
      ...{ offset, line: lineAt(offset), message },
      isTwice: code === 'DUPLICATE_KEY',
    })),
    /** Returns the parsed value. Throws for invalid or circular aliases. */
    value: (): unknown => document.toJS(),
    /** Returns the line of the key or list item at a path, or of the deepest part of the path that exists. */
    findLine: (path: readonly PropertyKey[]) => lineAt(keyOffset(document, path)),
  };
}

function keyOffset(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isPair(item) && String(item.key) === String(key));
      if (isNode(pair?.key) && pair.key.range) return pair.key.range[0];
    }
    const entry = isSeq(parent) ? parent.items[Number(key)] : undefined;
    if (isNode(entry) && entry.range) return entry.range[0];
  }
  return 0;
}
