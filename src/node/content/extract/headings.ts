import GithubSlugger, { slug } from 'github-slugger';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { isJsx, textAttribute } from '../jsxNodes.ts';
import { type Extracted, type Report, report } from '../page.ts';
import { visit } from '../visit.ts';
import { RESERVED_IDS, writtenIds } from './writtenIds.ts';

type Slugs = ResolvedSite['markdown']['slugs'];
type Headings = Pick<Extracted, 'headingTitle' | 'ids' | 'toc'>;

/** Gives every heading its id, and collects the outline, with the headings' nodes, and every id. */
export function readHeadings(tree: Root, vfile: VFile, slugs: Slugs): Headings {
  const found: Headings = { headingTitle: '', ids: [], toc: [] };
  const { taken, headings } = writtenIds(tree, vfile);
  const slugger = headingSlugger(taken);
  let titles = 0;
  let level = 1;
  visit(tree, (node) => {
    if (isJsx(node)) {
      const id = /^[a-z]/.test(node.name ?? '') ? textAttribute(node, 'id') : undefined;
      if (id) found.ids.push(id);
    }
    if (node.type !== 'heading') return;
    const { text, id: own } = headings.get(node) ?? { text: '' };
    const wrong = (code: Report['code'], message: string, advice: string) =>
      report(vfile, node, { code, message, advice });
    if (text === '') wrong('empty-heading', 'This heading is empty.', 'Write its text, or remove it.');
    if (node.depth === 1 && ++titles > 1) {
      const message = `A page can have only one first-level heading; this is the second: “${text}”.`;
      wrong('second-title', message, 'A page has one “# Title”; use “##”.');
    }
    if (node.depth === 1) found.headingTitle ||= text;
    if (node.depth > level + 1) {
      const message = `The heading “${text}” skips a level: it has ${node.depth}, the one before has ${level}.`;
      wrong('skipped-level', message, `Write ${'#'.repeat(level + 1)} ${text}`);
    }
    level = node.depth;
    const id = own ?? slugger.slug(slugOf(text, slugs));
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
    found.ids.push(id);
    if (node.depth > 1) found.toc.push({ id, text, depth: node.depth, charIndex: 0 });
  });
  return found;
}

/**
 * Makes the ids of a page's headings, in their order.
 *
 * @param taken ids that they give way to. Default: those of the shell
 */
export function headingSlugger(taken: Iterable<string> = RESERVED_IDS): GithubSlugger {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.occurrences[id] = 0;
  return slugger;
}

/** The id of a heading that has none of its own, unless an earlier heading has it. */
export function slugOf(text: string, slugs: Slugs): string {
  return slugs === 'vitepress' ? vitepressSlug(text) : slug(text.normalize()) || 'section';
}

/** The ids of VitePress, where a sign is a hyphen: `vi.mock` is `vi-mock`. */
function vitepressSlug(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cc}/gu, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();
  return words === '' ? 'section' : words;
}
