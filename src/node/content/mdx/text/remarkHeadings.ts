import GithubSlugger, { slug } from 'github-slugger';
import type { Heading, Root, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { shellIds } from '../../../../shared/shellIds.ts';
import type { ResolvedSite } from '../../../config/resolveSite.ts';
import { textAttribute } from '../jsxNodes.ts';
import { pageOf, report } from '../pageContext.ts';
import { restoreHeadingIds, splitHeadingId } from '../prepareSource.ts';
import { visit } from '../visit.ts';
import { withoutLineEnds } from './cjk.ts';

/** Ids that the shell uses: a heading with the same slug gets another id, since ids must be unique in a document. */
const RESERVED_IDS: readonly string[] = ['root', 'page-data', 'head-script', ...Object.values(shellIds)];

/** Gives every heading its id, and collects the outline; `remarkPlainText` adds where the sections start. */
export function remarkHeadings(site: ResolvedSite) {
  const { slugs } = site.markdown;
  return (tree: Root, vfile: VFile): void => {
    const { findings } = pageOf(vfile);
    const slugger = headingSlugger();
    const lines = new Map<string, number>();
    let titles = 0;
    let level = 1;
    visit(tree, (node) => {
      if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
        node.value = restoreHeadingIds(node.value);
      }
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const id = /^[a-z]/.test(node.name ?? '') ? textAttribute(node, 'id') : undefined;
        if (id) findings.ids.push(id);
      }
      if (node.type !== 'heading') return;
      const { text, id: own } = takeOwnId(node);
      if (text === '') {
        const message = 'This heading is empty.';
        report(vfile, node, { severity: 'warning', message, advice: 'Write its text, or remove it.' });
      }
      if (node.depth === 1 && ++titles > 1) {
        report(vfile, node, {
          message: `A page can have only one first-level heading; this is the second: “${text}”.`,
          advice: 'A page has one “# Title”; use “##”.',
        });
      }
      if (node.depth === 1) findings.headingTitle ||= text;
      if (node.depth > level + 1) {
        report(vfile, node, {
          severity: 'warning',
          message: `The heading “${text}” skips a level: it has ${node.depth}, the one before has ${level}.`,
          advice: `Write ${'#'.repeat(level + 1)} ${text}`,
        });
      }
      level = node.depth;
      const id = own ?? slugger.slug(slugOf(text, slugs));
      const earlier = lines.get(id);
      if (own !== undefined && earlier !== undefined) {
        report(vfile, node, {
          message: `The heading id “${id}” is used twice, first in line ${earlier}.`,
          advice: `Give this heading an id of its own: ${'#'.repeat(node.depth)} ${text} {#another-id}`,
        });
      }
      if (own !== undefined && RESERVED_IDS.includes(own)) {
        report(vfile, node, {
          message: `The id “${own}” is reserved for the shell.`,
          advice: `Give this heading another one: ${'#'.repeat(node.depth)} ${text} {#another-id}`,
        });
      }
      slugger.occurrences[id] ??= 0; // reserves a custom id against later headings
      lines.set(id, node.position?.start.line ?? 0);
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
      findings.ids.push(id);
      if (node.depth > 1) findings.toc.push({ id, text, depth: node.depth, charIndex: 0 });
    });
  };
}

/** Makes the ids of a page's headings, in their order. */
export function headingSlugger(): GithubSlugger {
  const slugger = new GithubSlugger();
  for (const id of RESERVED_IDS) slugger.occurrences[id] = 0;
  return slugger;
}

/** The id of a heading that has none of its own, unless an earlier heading has it. */
export function slugOf(text: string, slugs: ResolvedSite['markdown']['slugs']): string {
  return slugs === 'vitepress' ? vitepressSlug(text) : slug(text) || 'section';
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

/** Removes `{#id}` from the heading's last text. */
function takeOwnId(node: Heading): { text: string; id?: string } {
  const last = node.children.at(-1);
  const split = last?.type === 'text' ? splitHeadingId(last.value) : undefined;
  if (split?.id !== undefined) (last as Text).value = split.text;
  const text = withoutLineEnds(textOf(node)).trim();
  return split?.id === undefined ? { text } : { text, id: split.id };
}
