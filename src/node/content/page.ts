import path from 'node:path';
import type { Nodes as MdastNodes } from 'mdast';
import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { isWarning, type ProblemCode } from '../../shared/checks.ts';
import type { Frontmatter } from '../../shared/frontmatter.ts';
import type { TocItem } from '../../shared/pageData.ts';
import type { RouteAddress } from '../../shared/routes.ts';
import { readFileIfExists } from '../base/files.ts';
import type { Problem } from '../base/problems.ts';

/** A page as a file, the input of all stages. */
export interface PageSource {
  /** Absolute path. */
  file: string;
  /** Relative to the site's folder, for messages. */
  displayFile: string;
  /** Relative to the documentation folder. */
  relativePath: string;
  version: string;
  lang: string;
  /** Route path, with the case of the file name: `/config/test/includeSource`, `/guide/start/`. */
  routePath: string;
}

/** A compiled page, before it is combined with others. Plain data, because it is cached and passed between threads. */
export interface Parsed extends Summary {
  /** HTML of the parts without components; the code refers to them by token. */
  html: string[];
  /** Body of the function that creates the article; empty if the page cannot be read. */
  code: string;
  /** The page in plain Markdown, with tokens for links. */
  markdown: string;
}

/** A parsed page without its article, which stays on disk until it is rendered. */
export interface Summary extends Extracted {
  frontmatter: Frontmatter;
  /** Files other than the page itself that the result depends on; absolute paths. */
  dependencies: string[];
  problems: Problem[];
  /** Problems that don't stop a build; absent if the lint rules didn't run. */
  lint?: Problem[];
}

/** Data of a page for lists, links, checks and search. */
export interface Extracted {
  headingTitle: string;
  /**
   * A value of the page's subject, such as an option's default, which overviews show. Set by the plain form of a
   * component of the site.
   */
  overviewValue?: { label: string; value: string };
  toc: TocItem[];
  /** For search: prose and code without title and headings, one line per block. */
  text: string;
  /** Text of the first paragraph. */
  firstParagraph: string;
  /** Every id that a link can point to. */
  ids: string[];
  links: PageLink[];
  assets: PageAsset[];
  /** Headings, code, links, images, tables and components, in document order. */
  structure: PagePart[];
}

/** Returns the data of a page that can't be read. */
export function emptyExtraction(): Extracted {
  return {
    ...{ headingTitle: '', toc: [], text: '', firstParagraph: '' },
    ...{ ids: [], links: [], assets: [], structure: [] },
  };
}

/** A link as written, with its target, which isn't checked yet. */
export interface PageLink {
  href: string;
  file: string;
  line: number;
  column: number;
  /** The linked page, if it exists. Absent for links within the page. */
  address?: Pick<RouteAddress, 'version' | 'lang' | 'path'>;
  /** Original root-relative path, which may refer to a file in the public folder. */
  publicFile?: string;
  /** Query as written, with its `?`; `hash` has its `#`. */
  query: string;
  hash: string;
}

/** An image to copy into the site. */
interface PageAsset {
  source: string;
  /** Path in the built site, without base. */
  output: string;
}

/**
 * A part of a page's structure, with its line in the page; 0 if it comes from a fragment. `title` is the page's heading
 * if its id is generated from its text.
 */
export type PagePart = [
  kind: 'title' | 'heading' | 'code' | 'link' | 'image' | 'table' | 'component',
  value: string,
  line: number,
];

/** Strings that the engine adds to an article's HTML, in the language of the page. */
export interface ArticleStrings {
  headingLink: string;
  table: string;
  zoom: string;
  callout: Record<
    'tip' | 'note' | 'info' | 'warning' | 'danger' | 'details' | 'important' | 'caution',
    string
  >;
  badge: { since: string; experimental: string };
  footnotes: { title: string; back: string };
  /** The site's own, by full key. */
  site: Record<string, string>;
}

/** Records of the stages: each stage writes one and reads those of earlier stages. Rules only add messages. */
interface Stages {
  read: { source: PageSource; text: string; frontmatter: Frontmatter };
  syntax: { sourceTexts: SourceText[]; dependencies: string[] };
  extract: Extracted & Pick<Parsed, 'markdown' | 'dependencies'>;
  emit: Pick<Parsed, 'html'>;
}

declare module 'vfile' {
  interface DataMap extends Stages {
    lint: Problem[];
  }
}

/** A text node of the page before plugins change it. */
export type SourceText = Extract<MdastNodes, { type: 'text' | 'inlineCode' | 'code' }>;

/** Returns the record of a stage. Throws if the stage hasn't run. */
export function stageRecord<Stage extends keyof Stages>(stage: Stage, file: VFile): Stages[Stage] {
  const record = (file.data as Partial<Stages>)[stage];
  if (!record) throw new Error(`The stage "${stage}" has not run.`);
  return record;
}

/** The file that contains a node; nodes from fragments carry their own. */
export type SourceFile = Pick<PageSource, 'file' | 'displayFile'>;

declare module 'mdast' {
  interface Data {
    sourceFile?: SourceFile;
  }
}

/** Returns the file that contains a node: a fragment's, or the page's. */
export function getSourceFile(node: MdastNodes, file: VFile): SourceFile {
  return node.data?.sourceFile ?? stageRecord('read', file).source;
}

/** Reads a file referenced by a page, and records it as a dependency even if it doesn't exist. */
export function readReferencedFile(
  node: MdastNodes,
  name: string,
  vfile: VFile,
): { file: string; bytes?: Buffer | undefined } {
  const file = path.resolve(path.dirname(getSourceFile(node, vfile).file), name);
  stageRecord('syntax', vfile).dependencies.push(file);
  return { file, bytes: readFileIfExists(file) };
}

/** A problem without its location. Its code determines whether it is an error. */
export type Report = Pick<Problem, 'message' | 'advice' | 'subject'> & { code: ProblemCode };

/** Reports a problem at a node's position. */
export function report(file: VFile, node: MdastNodes, problem: Report): void {
  const start = node.position?.start;
  addProblem(file, {
    severity: isWarning(problem.code) ? 'warning' : 'error',
    file: getSourceFile(node, file).displayFile,
    ...(start ? { line: start.line, column: start.column } : {}),
    ...problem,
  });
}

/** A message that carries a problem. Other messages of a page come from the site's plugins. */
class ProblemMessage extends VFileMessage {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Adds a problem to the messages of a page. */
export function addProblem(file: VFile, problem: Problem): void {
  file.messages.push(new ProblemMessage(problem));
}

/** Removes and returns the problems from an index of the messages on. */
export function takeProblems(file: VFile, start: number): Problem[] {
  return file.messages
    .splice(start)
    .flatMap((message) => (message instanceof ProblemMessage ? [message.problem] : []));
}

/** Returns the problems of a page so far, from the engine and the site's plugins. */
export function collectProblems(file: VFile): Problem[] {
  const { displayFile } = stageRecord('read', file).source;
  return file.messages.flatMap((message): Problem[] => {
    if (message instanceof ProblemMessage) return [message.problem];
    const { reason, line, column, fatal } = message;
    if (fatal) return []; // it was thrown and is reported by the caller
    const location = { ...(line ? { line } : {}), ...(column ? { column } : {}) };
    return [{ severity: 'warning', code: 'plugin-message', file: displayFile, ...location, message: reason }];
  });
}
