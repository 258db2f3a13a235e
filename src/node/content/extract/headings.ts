import GithubSlugger, { slug } from 'github-slugger';
import type { Heading, List, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { TocItem } from '../../../shared/pageData.ts';
import { shellIds } from '../../../shared/shellIds.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { isHtmlElement, isJsx, textAttribute } from '../jsxNodes.ts';
import { addProblem, type Extracted, getSourceFile, type Report, report, stageRecord } from '../page.ts';
import { isLiteral } from '../parse/parsePage.ts';
import { lineInFrontmatter } from '../read/readFrontmatter.ts';
import { headingText } from './headingText.ts';

declare module 'mdast' {
  interface Data {
    /** Whether a heading has an explicit id. */
    hasExplicitId?: boolean;
  }
}

type Slugs = ResolvedSite['markdown']['slugs'];
type Headings = Pick<Extracted, 'headingTitle' | 'ids' | 'toc'>;

/** Assigns an id to every heading, and collects the outline and all ids. */
export function readHeadings(tree: Root, vfile: VFile, slugs: Slugs): Headings {
  const result: Headings = { headingTitle: '', ids: [], toc: [] };
  const { usedIds, headings } = findExplicitIds(tree, vfile);
  const slugger = headingSlugger(usedIds);
  let titles = 0;
  let level = 1;
  visit(tree, (node) => {
    if (isJsx(node)) {
      const id = isHtmlElement(node) ? textAttribute(node, 'id') : undefined;
      if (id) result.ids.push(id);
    }
    if (node.type !== 'heading') return;
    const { text, id: explicit } = headings.get(node) ?? { text: '' };
    const reportHeading = (code: Report['code'], message: string, advice: string) =>
      report(vfile, node, { code, message, advice });
    if (text === '')
      reportHeading('empty-heading', 'This heading is empty.', 'Write its text, or remove it.');
    if (node.depth === 1 && ++titles > 1) {
      const message = `Only one first-level heading is allowed per page, but "${text}" is another one.`;
      reportHeading('second-title', message, 'Use "##" for headings below the title.');
    }
    if (node.depth === 1) result.headingTitle ||= text;
    if (node.depth > level + 1) {
      const message = `The heading "${text}" skips a level: its level is ${node.depth}, and the level of the previous heading is ${level}.`;
      reportHeading('skipped-level', message, `Write ${'#'.repeat(level + 1)} ${text}`);
    }
    level = node.depth;
    const id = explicit ?? slugger.slug(slugify(text, slugs));
    node.data = {
      ...node.data,
      ...{ hasExplicitId: explicit !== undefined, hProperties: { ...node.data?.hProperties, id } },
    };
    result.ids.push(id);
    if (node.depth > 1) result.toc.push({ id, text, depth: node.depth, charIndex: 0 });
  });
  return result;
}

/**
 * Creates a slugger for the ids of a page's headings, in order.
 *
 * @param usedIds ids that headings must not use. Default: the shell's ids
 */
export function headingSlugger(usedIds: Iterable<string> = RESERVED_IDS): GithubSlugger {
  const slugger = new GithubSlugger();
  for (const id of usedIds) slugger.occurrences[id] = 0;
  return slugger;
}

/** Matches variation selectors, direction marks and zero-width spaces, which can't be seen or typed. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Generates the id of a heading without an explicit id, regardless of ids of other headings.
 *
 * @param slugs the site's way to generate ids: `markdown.slugs` of its resolved configuration
 */
export function slugify(text: string, slugs: Slugs): string {
  const visible = text.normalize().replace(INVISIBLE, '');
  return slugs === 'vitepress' ? vitepressSlug(text) : slug(visible) || 'section';
}

/** Generates ids like VitePress, which replaces punctuation with hyphens: `vi-mock` for `vi.mock`. */
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

/** Ids that the shell uses. */
const RESERVED_IDS: readonly string[] = ['root', 'page-data', 'head-script', ...Object.values(shellIds)];

/** The explicit ids of a page. */
interface ExplicitIds {
  /** Ids that generated ids must not use: explicit ids, and ids of the shell and of footnotes. */
  usedIds: ReadonlySet<string>;
  headings: ReadonlyMap<Heading, { text: string; id?: string }>;
}

/** Finds the explicit ids of headings and HTML elements, and reports duplicates. */
function findExplicitIds(tree: Root, vfile: VFile): ExplicitIds {
  const headings = new Map<Heading, { text: string; id?: string }>();
  const nodesById = new Map<string, Nodes>();
  const footnotes: string[] = [];
  const reportId = (node: Nodes, message: string, advice: string) =>
    report(vfile, node, { code: 'heading-id', message, advice });
  const addId = (id: string, node: Nodes, advice: string): void => {
    const first = nodesById.get(id);
    if (RESERVED_IDS.includes(id)) reportId(node, `The id "${id}" is reserved for the shell.`, advice);
    if (first) {
      const { displayFile } = getSourceFile(first, vfile);
      const file = displayFile === getSourceFile(node, vfile).displayFile ? '' : ` of ${displayFile}`;
      const line = `${first.position?.start.line}${file}`;
      reportId(node, `The id "${id}" is already used on line ${line}.`, advice);
    } else nodesById.set(id, node);
  };
  visit(tree, (node) => {
    if (node.type === 'footnoteDefinition') footnotes.push(node.identifier.toLowerCase());
    if (isJsx(node)) {
      const attributeNamed = (name: string) =>
        node.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === name);
      // older HTML uses `<a name="part">` instead of ids
      const attribute = attributeNamed('id') ?? (node.name === 'a' ? attributeNamed('name') : undefined);
      if (!isHtmlElement(node) || attribute?.type !== 'mdxJsxAttribute') return;
      if (typeof attribute.value !== 'string') return;
      attribute.name = 'id';
      attribute.value = attribute.value.normalize();
      addId(attribute.value, node, 'Give this element another id.');
    }
    if (node.type !== 'heading') return;
    const explicit = explicitId(node);
    headings.set(node, explicit);
    const advice = `Give this heading a unique id: ${'#'.repeat(node.depth)} ${explicit.text} {#another-id}`;
    const { brokenId } = node.data ?? {};
    if (brokenId !== undefined) {
      const idAdvice = `Write one id without spaces at the end: ${'#'.repeat(node.depth)} Title {#custom-id}. To show it as text, write \\{#…}.`;
      reportId(node, `Cannot parse the id of this heading: ${brokenId}`, idAdvice);
    }
    if (explicit.id !== undefined) addId(explicit.id, node, advice);
  });
  const footnoteIds = footnotes.flatMap((name) => [`user-content-fn-${name}`, `user-content-fnref-${name}`]);
  const label = footnotes.length > 0 ? ['footnote-label'] : [];
  for (const id of [...footnoteIds, ...label]) {
    const node = nodesById.get(id);
    const message = `The id "${id}" is used by the footnotes of this page.`;
    if (node) reportId(node, message, 'Choose another id.');
  }
  return { usedIds: new Set([...RESERVED_IDS, ...nodesById.keys(), ...footnoteIds, ...label]), headings };
}

function explicitId(node: Heading): { text: string; id?: string } {
  const text = headingText(node);
  const id = node.data?.explicitId?.normalize();
  return id === undefined ? { text } : { text, id };
}

/** Reports duplicate keywords, and keywords of sections that the page doesn't have. */
export function checkKeywords(vfile: VFile, toc: readonly TocItem[]): void {
  const { source, text, frontmatter } = stageRecord('read', vfile);
  const { keywords = [], sectionKeywords = {} } = frontmatter;
  const reportKeyword = (keyPath: readonly PropertyKey[], message: string, advice: string): void => {
    const line = lineInFrontmatter(text, keyPath);
    const problem = { severity: 'error', code: 'keywords', file: source.displayFile, line } as const;
    addProblem(vfile, { ...problem, message: `Frontmatter: ${message}`, advice });
  };
  const sections = Object.entries(sectionKeywords).map(
    ([id, words]) => [['sectionKeywords', id], words] as const,
  );
  for (const [keyPath] of sections)
    if (!toc.some(({ id }) => id === keyPath[1]))
      reportKeyword(
        keyPath,
        `"sectionKeywords" has an unknown section "${keyPath[1]}".`,
        'Write the id of a heading.',
      );
  for (const [keyPath, words] of [[['keywords'], keywords] as const, ...sections])
    for (const [index, word] of words.entries())
      if (words.indexOf(word) < index)
        reportKeyword([...keyPath, index], `The keyword "${word}" is listed twice.`, 'Remove one of them.');
}

/** Depths of the headings that are listed. */
const LISTED = [2, 3];

/** Replaces `[[toc]]` with a list of the page's headings. */
export function insertTocs(tree: Root, toc: readonly TocItem[]): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    const [text] = node.children;
    if (node.children.length !== 1 || text?.type !== 'text' || text.value.trim().toLowerCase() !== '[[toc]]')
      return;
    if (isLiteral(text)) return;
    if (!parent || index === undefined) return;
    const headings = toc.filter(({ depth }) => LISTED.includes(depth));
    parent.children.splice(index, 1, ...(headings.length > 0 ? [tocList(headings)] : []));
  });
}

function tocList(headings: readonly TocItem[]): List {
  const list: List = { type: 'list', ordered: false, spread: false, children: [] };
  const top = Math.min(...headings.map(({ depth }) => depth));
  for (const { id, text, depth } of headings) {
    const link = { type: 'link', url: `#${id}`, children: [{ type: 'text', value: text }] } as const;
    const item: List['children'][number] = {
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: [{ ...link, children: [...link.children] }] }],
    };
    const above = list.children.at(-1);
    if (depth === top || !above) {
      list.children.push(item);
      continue;
    }
    const inner = above.children.find((child) => child.type === 'list');
    if (inner) inner.children.push(item);
    else above.children.push({ type: 'list', ordered: false, spread: false, children: [item] });
  }
  return list;
}
