import type { Heading, Nodes, RootContent, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../../src/node/base/problems.ts';
import { pageHeadings } from '../headings.ts';
import type { Page } from '../pages.ts';
import { optionFacts } from './documentedNames.ts';
import type { Holder } from './packageNames.ts';
import { byVersion, type Since } from './since.ts';

/** A place that must state in which version something was added. */
interface Place {
  line: number;
  names: string[];
  /** What it says. */
  stated: string[];
  /** The expected version. */
  expected: string[];
  kind: 'option' | 'heading' | 'row';
  /** Where a row's first cell ends in its line, counted from 0. */
  end?: number;
}

/** Pages with rows and headings for single members, flags or values, and the objects that have these. */
const MEMBERS: Readonly<Record<string, readonly Holder[]>> = {
  'guide/basic/cli': ['flags'],
  'config/test/pool': ['pool', 'pool types', 'flags'],
  'config/test/coverage': ['coverage', 'flags'],
  'config/test/browser': ['browser'],
  'config/build/output': ['output'],
  'api/test-api/test': ['test options', 'the test context', 'exports'],
  'api/javascript-api/types': ['exports', 'exports of /api'],
};

/**
 * Names from before this version have no badge: users of older packages upgrade first, and badges everywhere would hide
 * the others.
 */
const OLDEST = { option: '0', heading: '0.6', row: '0.10' } as const;

/** Headings in words, and the name that dates them. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'named-fixtures': 'FixtureLifecycle',
  'file-and-worker-scope': 'FileFixtureOptions',
};

/** Compares the `since` of options and the badges of headings with the published versions. */
export function checkSince(pages: readonly Page[], since: Since): Problem[] {
  return pages.flatMap((page) =>
    findPlaces(page, since).flatMap(({ line, names, stated, expected, kind }): Problem[] => {
      if (stated.join() === expected.join()) return [];
      const what = names.join(', ');
      const message =
        expected.length === 0
          ? `${what} is older than since="${stated.join(', ')}" says.`
          : `${what} was added in ${expected.join(', ')}${stated.length > 0 ? `, not in ${stated.join(', ')}` : ''}.`;
      const expectedText = kind === 'option' ? `since="${expected[0]}"` : badge(expected[0]);
      const advice =
        expected.length === 0
          ? 'Remove it.'
          : `Write ${expectedText}, or run: npm run docs:coverage -- --fix`;
      return [{ severity: 'error', file: page.file, line, message, advice }];
    }),
  );
}

/** Adds and corrects versions; removes nothing. */
export function fixSince(page: Page, since: Since): string {
  const lines = page.source.split('\n');
  for (const { line, stated, expected, kind, end } of findPlaces(page, since).reverse()) {
    const text = lines[line - 1];
    const [version] = expected;
    if (stated.join() === expected.join() || version === undefined || text === undefined) continue;
    if (stated.length > 0) {
      const at = lines.findIndex((each, index) => index >= line - 1 && each.includes(`since="${stated[0]}"`));
      lines[at] = lines[at]?.replace(`since="${stated[0]}"`, `since="${version}"`) ?? '';
    } else if (kind === 'row') lines[line - 1] = `${text.slice(0, end)} ${badge(version)}${text.slice(end)}`;
    else if (kind === 'option') lines[line - 1] = text.replace(/ ?\/>$/, ` since="${version}" />`);
    else lines[line - 1] = `${text}\n\n${badge(version)}`;
  }
  return lines.join('\n');
}

const badge = (version?: string) => `<Badge since="${version}" />`;

function findPlaces(page: Page, since: Since): Place[] {
  const places = optionFacts([page]).map(({ line, name, since: stated }): Place => {
    const expected = since.RstestConfig?.[name];
    return { line, names: [name], stated: list(stated), expected: list(expected), kind: 'option' };
  });
  if (!page.path.startsWith('api/') && !MEMBERS[page.path]) return places;
  const add = (node: Heading | TableCell, names: string[], nodes: Nodes[], kind: 'heading' | 'row'): void => {
    const dated = names.flatMap((name) => versionAdded(page, name, since) ?? []).sort(byVersion);
    // several functions have a badge if all of them are new: the version that has them all
    const expected = dated.length < names.length ? [] : dated.slice(-1);
    const visible = expected.filter((version) => byVersion(version, OLDEST[kind]) >= 0);
    const stated = badgeVersions(nodes);
    if (names.length === 0 || (visible.length === 0 && stated.length === 0)) return;
    const { start, end } = (kind === 'row' ? node.children.at(-1) : node)?.position ?? {};
    places.push({
      line: start?.line ?? 1,
      names,
      stated,
      expected: visible,
      kind,
      end: (end?.column ?? 1) - 1,
    });
  };
  const headings = pageHeadings(page);
  const findSubject = ({ position }: Heading): string[] | undefined => {
    const id = headings.find(({ line }) => line === position?.start.line)?.id ?? '';
    return SUBJECTS[id] ? [SUBJECTS[id]] : undefined;
  };
  page.tree.children.forEach((node, index) => {
    if (node.type === 'heading' && node.depth > 1)
      add(
        node,
        findSubject(node) ?? inlineCode(node),
        [node, ...sectionText(page.tree.children, index)],
        'heading',
      );
    // parameters of functions aren't members
    const isParameters = page.path.startsWith('api/') && /^(?:Parameter|参数)/.test(textOf(node));
    if (node.type !== 'table' || !MEMBERS[page.path] || isParameters) return;
    for (const { children } of node.children)
      if (children[0]) add(children[0], inlineCode(children[0]), children, 'row');
  });
  return places.sort((one, other) => one.line - other.line);
}

function list(value: string | undefined): string[] {
  return value === undefined ? [] : [value];
}

/** Returns the names in a heading or cell: `rs.waitFor`, `toBeOneOf`, `-u, --update`. */
function inlineCode(node: Heading | TableCell): string[] {
  const names: string[] = [];
  visit(node, 'inlineCode', ({ value }) => {
    names.push(value);
  });
  return names;
}

function versionAdded(page: Page, heading: string, since: Since): string | undefined {
  const code = heading.replace(/\(.*\)$/, '');
  const holders = MEMBERS[page.path] ?? [];
  const flag = /--[\w.-]+/.exec(code)?.[0];
  const [task] = /(?<=^task\.)\w+/.exec(code) ?? [];
  if (task) return since['context.task']?.[task];
  const date = holders.map((holder) => since[holder]?.[flag ?? code.replace(/<.*/, '')]).find(Boolean);
  if (date || page.path.startsWith('config/')) return date;
  const [, object, member] = /^(rs|expect|expect\.not|test|describe)\.(\w+)$/.exec(code) ?? [];
  if (object && member) return since[object as Holder]?.[member];
  if (/^api\/(?:test-api\/expect|(?:mock|snapshot)Matchers)$/.test(page.path))
    return since['expect(…)']?.[code];
  if (page.path === 'api/rstest/mockInstance') return since['a mock']?.[code];
  return since.exports?.[code] ?? since['exports of /api']?.[code];
}

/** Returns the text between a heading and the next one. */
function sectionText(nodes: readonly RootContent[], heading: number): RootContent[] {
  const end = nodes.findIndex((node, index) => index > heading && node.type === 'heading');
  return nodes.slice(heading + 1, end === -1 ? undefined : end);
}

function badgeVersions(nodes: readonly Nodes[]): string[] {
  const versions = new Set<string>();
  for (const node of nodes) {
    visit(node, (inner) => {
      if (inner.type !== 'mdxJsxTextElement' && inner.type !== 'mdxJsxFlowElement') return;
      if (inner.name !== 'Badge') return;
      for (const attribute of inner.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'since')
          versions.add(String(attribute.value));
      }
    });
  }
  return [...versions];
}
