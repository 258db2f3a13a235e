import type { Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type CodeMeta, parseCodeMeta } from '../../src/build/mdx/code/codeMeta.ts';
import type { Language, Page } from './pages.ts';

/** A fenced code block of a page. */
export interface Sample {
  lang: Language;
  page: string;
  /** `docs/en/api/index.mdx` */
  file: string;
  /** Line of the fence, counted from 1; line n of the code is line n further down. */
  line: number;
  /** Counts the second-level sections of the page; 0 is what comes before the first. */
  section: number;
  /** Language of the code: `ts`, `bash` … */
  language: string;
  meta: CodeMeta;
  code: string;
}

export function samplesOf(page: Page): Sample[] {
  const samples: Sample[] = [];
  let section = 0;
  visit(page.tree, (node: Root | RootContent) => {
    if (node.type === 'heading' && node.depth === 2) section++;
    if (node.type !== 'code') return;
    samples.push({
      lang: page.lang,
      page: page.path,
      file: page.file,
      line: node.position?.start.line ?? 1,
      section,
      language: node.lang ?? '',
      meta: parseCodeMeta(node.meta ?? ''),
      code: node.value,
    });
  });
  return samples;
}

/** Texts of the headings that lead to the sections, by number. */
export function sectionTitles(page: Page): string[] {
  const titles = [''];
  visit(page.tree, 'heading', (node) => {
    if (node.depth === 2) titles.push(textOf(node));
  });
  return titles;
}

/** What proves that a sample is right. */
export type Proof =
  | 'run'
  | 'types'
  | 'signature'
  | 'parse'
  | 'flags'
  | 'output'
  | 'material'
  | 'embedded'
  | 'illustrative';

const SCRIPT = new Set(['ts', 'tsx', 'js', 'jsx', 'mts', 'cts', 'mjs', 'cjs']);

export function isScript({ language }: Sample): boolean {
  return SCRIPT.has(language);
}

/** Configuration files count for the section they stand in only; everything else for the rest of the page. */
export function isConfig({ meta }: Sample): boolean {
  return /(^|\/)\w[\w.]*\.config\.\w+$/.test(meta.title ?? '');
}

/** A file that the test runner executes. */
export function isTest(sample: Sample): boolean {
  return (
    isScript(sample) &&
    /^\s*(?:\w+\.)?(?:test|it|describe)\b[\w.]*[(<]/m.test(sample.code) &&
    !isConfig(sample)
  );
}

/** A declaration that describes a function or type of the package, such as `function fn(): Mock;`. */
function isSignature({ language, meta, code }: Sample): boolean {
  return language === 'ts' && !meta.title && /^(?:function|interface|type) /.test(code);
}

/** The proof that a sample gets, by what it is, or by what the writer says after the fence. */
export function proofOf(sample: Sample): Proof {
  const { language, meta } = sample;
  const said = meta.verify;
  if (said?.startsWith('skip:')) return 'illustrative';
  if (said === 'types') return said;
  if (meta.output !== undefined) return 'output';
  if (meta.file !== undefined) return 'embedded';
  if (isScript(sample)) return isTest(sample) ? 'run' : isSignature(sample) ? 'signature' : 'types';
  if (language === 'json') return 'parse';
  if (language === 'bash') return 'flags';
  return 'material';
}
