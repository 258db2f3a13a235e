import type { Nodes as MdastNodes } from 'mdast';
import type { VFile } from 'vfile';
import type { TocItem } from '../../shared/pageData.ts';
import type { RouteAddress } from '../../shared/routes.ts';
import type { Problem } from '../problems.ts';

/** What the plugins must know of the page they work on. */
export interface PageContext {
  /** Absolute path of the page. */
  file: string;
  displayFile: string;
  version: string;
  lang: string;
}

/** A link as written, resolved as far as one page alone allows. */
export interface PageLink {
  href: string;
  file: string;
  line: number;
  column: number;
  /** Where it points inside the site. Absent: a file of the public folder. */
  address?: Pick<RouteAddress, 'version' | 'lang' | 'path'>;
  publicFile?: string;
  /** Query and hash as written, their marks included. */
  query: string;
  hash: string;
}

/** A picture to be copied into the site. */
export interface PageAsset {
  source: string;
  /** Path in the finished site, without base. */
  output: string;
}

/** Something a page is made of, with its line in the page; 0 when it comes from a fragment. */
export type PagePart = [
  kind: 'heading' | 'code' | 'link' | 'image' | 'component',
  value: string,
  line: number,
];

/** What the plugins find in a page, beside the compiled code. */
export interface PageFindings {
  headingTitle: string;
  toc: TocItem[];
  /** For search: prose and code without title and headings, one line a block. */
  text: string;
  /** Every id that a link may point to. */
  ids: string[];
  links: PageLink[];
  assets: PageAsset[];
  /** Headings, code, links, pictures and components, in their order. */
  structure: PagePart[];
  /** Files other than the page itself whose change changes the result; absolute. */
  dependencies: string[];
  /** HTML of the parts that need no component; the compiled code refers to them by token. */
  html: string[];
  /** The page in plain Markdown, its links as tokens. */
  markdown: string;
  problems: Problem[];
}

declare module 'vfile' {
  interface DataMap {
    page: { context: PageContext; findings: PageFindings };
  }
}

export function emptyFindings(): PageFindings {
  return {
    headingTitle: '',
    toc: [],
    text: '',
    ids: [],
    links: [],
    assets: [],
    structure: [],
    dependencies: [],
    html: [],
    markdown: '',
    problems: [],
  };
}

/** The page's context and findings; plugins run on nothing else. */
export function pageOf(vfile: VFile): { context: PageContext; findings: PageFindings } {
  const { page } = vfile.data;
  if (!page) throw new Error('The page plugins need vfile.data.page.');
  return page;
}

/** The file a node was written in: a fragment's nodes remember theirs. */
export interface SourceFile {
  file: string;
  displayFile: string;
}

declare module 'mdast' {
  interface Data {
    sourceFile?: SourceFile;
  }
}

export function sourceOf(node: MdastNodes, context: PageContext): SourceFile {
  return node.data?.sourceFile ?? context;
}

/** Adds a problem at the place of a node. */
export function report(
  vfile: VFile,
  node: MdastNodes,
  problem: Pick<Problem, 'message' | 'advice'> & { severity?: Problem['severity'] },
): void {
  const { context, findings } = pageOf(vfile);
  const start = node.position?.start;
  findings.problems.push({
    severity: 'error',
    file: sourceOf(node, context).displayFile,
    ...(start ? { line: start.line, column: start.column } : {}),
    ...problem,
  });
}
