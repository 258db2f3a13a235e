import type { Heading, Nodes, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../../src/node/base/problems.ts';
import type { Page } from '../pages.ts';
import { optionFacts } from './documentedNames.ts';
import type { Holder } from './packageNames.ts';
import type { Since } from './since.ts';

/** A place that must say since when something exists. */
interface Place {
  line: number;
  names: string[];
  /** What it says. */
  said: string[];
  /** What it must say. */
  due: string[];
  kind: 'option' | 'heading';
}

/** Compares the `since` of options and the badges of headings with the published versions. */
export function checkSince(pages: readonly Page[], since: Since): Problem[] {
  return pages.flatMap((page) =>
    placesOf(page, since).flatMap(({ line, names, said, due, kind }): Problem[] => {
      if (said.join() === due.join()) return [];
      const what = names.join(', ');
      const message =
        due.length === 0
          ? `${what} is older than since="${said.join(', ')}" says.`
          : `${what} was added in ${due.join(', ')}${said.length > 0 ? `, not in ${said.join(', ')}` : ''}.`;
      const wanted = kind === 'option' ? `since="${due[0]}"` : `<Badge since="${due[0]}" />`;
      const advice =
        due.length === 0 ? 'Remove it.' : `Write ${wanted}, or run: npm run docs:coverage -- --fix`;
      return [{ severity: 'error', file: page.file, line, message, advice }];
    }),
  );
}

/** Adds what is missing; nothing else is changed. */
export function mendSince(page: Page, since: Since): string {
  const lines = page.source.split('\n');
  for (const { line, said, due, kind } of placesOf(page, since)) {
    const text = lines[line - 1];
    const [version] = due;
    if (said.length > 0 || version === undefined || text === undefined) continue;
    lines[line - 1] =
      kind === 'option'
        ? text.replace(/ ?\/>$/, ` since="${version}" />`)
        : `${text}\n\n<Badge since="${version}" />`;
  }
  return lines.join('\n');
}

function placesOf(page: Page, since: Since): Place[] {
  if (page.path.startsWith('config/')) {
    return optionFacts([page]).map(({ line, name, since: said }) => {
      const due = since.RstestConfig?.[name];
      return { line, names: [name], said: list(said), due: list(due), kind: 'option' };
    });
  }
  if (!page.path.startsWith('api/')) return [];
  const places: Place[] = [];
  page.tree.children.forEach((node, index) => {
    if (node.type !== 'heading' || node.depth === 1) return;
    const names = codeOf(node);
    const dated = names.map((name) => dateOf(page, name, since));
    // a heading for several functions has a badge if all of them are new
    const due = dated.includes(undefined)
      ? []
      : [...new Set(dated)].filter((version) => version !== undefined);
    const said = badgesOf([node, ...sectionOf(page.tree.children, index)]);
    if (due.length > 0 || (said.length > 0 && names.length > 0))
      places.push({ line: node.position?.start.line ?? 1, names, said, due, kind: 'heading' });
  });
  return places;
}

function list(value: string | undefined): string[] {
  return value === undefined ? [] : [value];
}

/** The names of functions in a heading: `rs.waitFor`, `toBeOneOf`. */
function codeOf(heading: Heading): string[] {
  return heading.children.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));
}

function dateOf(page: Page, heading: string, since: Since): string | undefined {
  const code = heading.replace(/\(.*\)$/, '');
  const [, object, member] = /^(rs|expect|expect\.not|test|describe)\.(\w+)$/.exec(code) ?? [];
  if (object && member) return since[object as Holder]?.[member];
  if (page.path === 'api/test-api/expect') return since['expect(…)']?.[code];
  if (page.path === 'api/rstest/mockInstance') return since['a mock']?.[code];
  return since.exports?.[code] ?? since['exports of /api']?.[code];
}

/** What stands below a heading, up to the next one. */
function sectionOf(nodes: readonly RootContent[], heading: number): RootContent[] {
  const end = nodes.findIndex((node, index) => index > heading && node.type === 'heading');
  return nodes.slice(heading + 1, end === -1 ? undefined : end);
}

function badgesOf(nodes: readonly Nodes[]): string[] {
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
