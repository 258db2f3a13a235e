import type { Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type CodeMeta, parseCodeMeta } from '../../../src/node/content/code/codeMeta.ts';
import type { Language, Page } from '../pages.ts';

/** A fenced code block of a page. */
export interface Sample {
  lang: Language;
  page: string;
  /** `docs/en/api/index.mdx` */
  file: string;
  /** Line of the opening fence, counted from 1; line n of the code is line n further down. */
  line: number;
  /** Index of the page's second-level section; 0 for the text before the first one. */
  section: number;
  /** Language of the code: `ts`, `bash` … */
  language: string;
  meta: CodeMeta;
  code: string;
}

/** Returns the code blocks of a page, in order. */
export function readSamples(page: Page): Sample[] {
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

/** Returns the titles of the sections, by index. */
export function sectionTitles(page: Page): string[] {
  const titles = [''];
  visit(page.tree, 'heading', (node) => {
    if (node.depth === 2) titles.push(textOf(node));
  });
  return titles;
}

/** How a sample is verified. The labels in `summary.ts` describe the kinds. */
export type Verification =
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

/** Whether a sample is a configuration file. Those only apply to their section, all other files to the rest of the page. */
export function isConfig({ meta }: Sample): boolean {
  return /(^|\/)\w[\w.]*\.config\.\w+$/.test(meta.title ?? '');
}

/** Whether a sample is a test file. */
export function isTest(sample: Sample): boolean {
  return (
    isScript(sample) &&
    /^\s*(?:\w+\.)?(?:test|it|describe)\b[\w.]*[(<]/m.test(sample.code) &&
    !isConfig(sample)
  );
}

/** Whether a sample is a declaration that documents a function or type of the package, such as `function fn(): Mock;`. */
function isSignature({ language, meta, code }: Sample): boolean {
  return language === 'ts' && !meta.title && /^(?:function|interface|type) /.test(code);
}

/** Returns how to verify a sample: as specified after the fence, otherwise by its language and content. */
export function chooseVerification(sample: Sample): Verification {
  const { language, meta } = sample;
  const mark = meta.verify;
  if (mark?.startsWith('skip:')) return 'illustrative';
  if (mark === 'types') return mark;
  if (meta.output !== undefined) return 'output';
  if (meta.file !== undefined) return 'embedded';
  if (isScript(sample)) return isTest(sample) ? 'run' : isSignature(sample) ? 'signature' : 'types';
  if (language === 'json') return 'parse';
  if (language === 'bash') return 'flags';
  return 'material';
}
