import type { Nodes as MdastNodes } from 'mdast';
import type { VFile } from 'vfile';
import type { TocItem } from '../../shared/pageData.ts';
import type { RouteAddress } from '../../shared/routes.ts';
import type { Problem } from '../base/problems.ts';
import type { PageSource } from './read/discover.ts';

/** A link as written, resolved as far as possible without knowing the other pages. */
export interface PageLink {
  href: string;
  file: string;
  line: number;
  column: number;
  /** The page it leads to, if there is one. Absent for links within the page. */
  address?: Pick<RouteAddress, 'version' | 'lang' | 'path'>;
  /** Path as written, if it begins with a slash: what is no page may be a file of the public folder. */
  publicFile?: string;
  /** Query as written, with its `?`; `hash` has its `#`. */
  query: string;
  hash: string;
}

/** A picture to copy into the site. */
export interface PageAsset {
  source: string;
  /** Path in the finished site, without base. */
  output: string;
}

/** A part of a page's structure, with its line in the page; 0 if it comes from a fragment. */
export type PagePart = [
  kind: 'heading' | 'code' | 'link' | 'image' | 'component',
  value: string,
  line: number,
];

/** What the plugins collect from a page, in addition to the compiled code. */
export interface PageFindings {
  headingTitle: string;
  toc: TocItem[];
  /** For search: prose and code without title and headings, one line per block. */
  text: string;
  /** Every id that a link can point to. */
  ids: string[];
  links: PageLink[];
  assets: PageAsset[];
  /** Headings, code, links, pictures and components, in document order. */
  structure: PagePart[];
  /** Files other than the page itself that the result depends on; absolute paths. */
  dependencies: string[];
  /** HTML of the parts without components; the compiled code refers to them by token. */
  html: string[];
  /** The page in plain Markdown, with tokens for links. */
  markdown: string;
  problems: Problem[];
}

/** What accompanies a page through the plugins. */
interface PageFile {
  context: PageSource;
  findings: PageFindings;
  /** What to show below the title. */
  lead?: string | undefined;
}

declare module 'vfile' {
  interface DataMap {
    page: PageFile;
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

/** The page's context and findings, the plugins' only input and output besides the tree. */
export function pageOf(vfile: VFile): PageFile {
  const { page } = vfile.data;
  if (!page) throw new Error('The page plugins need vfile.data.page.');
  return page;
}

/** The file a node was written in; nodes from fragments carry their own. */
export interface SourceFile {
  file: string;
  displayFile: string;
}

declare module 'mdast' {
  interface Data {
    sourceFile?: SourceFile;
  }
}

export function sourceOf(node: MdastNodes, context: PageSource): SourceFile {
  return node.data?.sourceFile ?? context;
}

/** A problem without its place. */
export type PageReport = Pick<Problem, 'message' | 'advice' | 'subject'> &
  Required<Pick<Problem, 'code'>> & { severity?: Problem['severity'] };

/** Reports a problem at a node's position. */
export function report(vfile: VFile, node: MdastNodes, problem: PageReport): void {
  const { context, findings } = pageOf(vfile);
  const start = node.position?.start;
  findings.problems.push({
    severity: 'error',
    file: sourceOf(node, context).displayFile,
    ...(start ? { line: start.line, column: start.column } : {}),
    ...problem,
  });
}
