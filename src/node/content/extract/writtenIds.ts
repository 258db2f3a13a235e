import type { Heading, Nodes, Root, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { shellIds } from '../../../shared/shellIds.ts';
import { isJsx } from '../jsxNodes.ts';
import { report, sourceOf } from '../page.ts';
import { restoreHeadingIds, splitHeadingId } from '../syntax/prepareSource.ts';
import { visit } from '../visit.ts';

/** Ids that the shell uses. */
export const RESERVED_IDS: readonly string[] = [
  'root',
  'page-data',
  'head-script',
  ...Object.values(shellIds),
];

/** What a page says of its ids. */
interface WrittenIds {
  /** Those that made ones have to give way to, with those of the shell and of the notes. */
  taken: ReadonlySet<string>;
  headings: ReadonlyMap<Heading, { text: string; id?: string }>;
}

/** Finds the ids that a page writes itself, of headings and of HTML: a document has each only once. */
export function writtenIds(tree: Root, vfile: VFile): WrittenIds {
  const headings = new Map<Heading, { text: string; id?: string }>();
  const places = new Map<string, Nodes>();
  const notes: string[] = [];
  const wrong = (node: Nodes, message: string, advice: string) =>
    report(vfile, node, { code: 'heading-id', message, advice });
  const write = (id: string, node: Nodes, advice: string): void => {
    const first = places.get(id);
    if (RESERVED_IDS.includes(id)) wrong(node, `The id “${id}” is reserved for the shell.`, advice);
    if (first) {
      const { displayFile } = sourceOf(first, vfile);
      const file = displayFile === sourceOf(node, vfile).displayFile ? '' : ` of ${displayFile}`;
      const line = `${first.position?.start.line}${file}`;
      wrong(node, `The id “${id}” is used twice, first in line ${line}.`, advice);
    } else places.set(id, node);
  };
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code')
      node.value = restoreHeadingIds(node.value);
    if (node.type === 'footnoteDefinition') notes.push(node.identifier.toLowerCase());
    if (isJsx(node)) {
      const attribute = node.attributes.find((entry) => 'name' in entry && entry.name === 'id');
      if (!/^[a-z]/.test(node.name ?? '') || typeof attribute?.value !== 'string') return;
      attribute.value = attribute.value.normalize();
      write(attribute.value, node, 'Give this element another one.');
    }
    if (node.type !== 'heading') return;
    const own = takeOwnId(node);
    headings.set(node, own);
    const advice = `Give this heading an id of its own: ${'#'.repeat(node.depth)} ${own.text} {#another-id}`;
    if (own.id !== undefined) write(own.id, node, advice);
  });
  const made = notes.flatMap((name) => [`user-content-fn-${name}`, `user-content-fnref-${name}`]);
  const label = notes.length > 0 ? ['footnote-label'] : [];
  for (const id of [...made, ...label]) {
    const node = places.get(id);
    const message = `The id “${id}” belongs to the footnotes of this page.`;
    if (node) wrong(node, message, 'Give it another one.');
  }
  return { taken: new Set([...RESERVED_IDS, ...places.keys(), ...made, ...label]), headings };
}

/** Removes `{#id}` from the heading's last text. */
function takeOwnId(node: Heading): { text: string; id?: string } {
  const last = node.children.at(-1);
  const split = last?.type === 'text' ? splitHeadingId(last.value) : undefined;
  if (split?.id !== undefined) (last as Text).value = split.text;
  const text = restoreHeadingIds(textOf(node)).trim();
  return split?.id === undefined ? { text } : { text, id: split.id.normalize() };
}
