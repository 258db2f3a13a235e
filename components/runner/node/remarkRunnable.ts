import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { CodeBlockTool } from '../../../src/node/content/code/codeBlockData.ts';
import strings_en from '../strings/en.json' with { type: 'json' };
import strings_zh from '../strings/zh.json' with { type: 'json' };
import { RUNNABLE_FILE, readRunnable } from './runnableRecord.ts';
import { SampleKeys } from './sampleKeys.ts';

const LABELS: Record<string, Record<'run' | 'edit', string>> = { en: strings_en, zh: strings_zh };

/** A remark plugin: samples that `docs:verify` has found to run in browsers get the buttons for it. */
export function remarkRunnable() {
  return (tree: Root, file: VFile): void => {
    const [, lang = '', page = ''] = /^docs\/(\w+)\/(.*)\.mdx$/.exec(file.path.replaceAll('\\', '/')) ?? [];
    const labels = LABELS[lang];
    if (!labels) return;
    file.data.dependencies = [...(file.data.dependencies ?? []), RUNNABLE_FILE];
    const runnable = readRunnable()[page];
    if (!runnable) return;
    const keys = new SampleKeys();
    visit(tree, 'code', (node) => {
      if (node.data?.sourceFile) return; // of a fragment
      const sample = keys.next(node);
      if (!Object.hasOwn(runnable, sample)) return;
      const { run, edit } = labels;
      const tools: CodeBlockTool[] = [
        { label: run, attributes: { 'data-run': sample, 'data-run-page': page, 'data-run-lang': lang } },
        { label: edit, attributes: { 'data-run-edit': '' }, quiet: true },
      ];
      node.data = { ...node.data, codeBlock: { ...node.data?.codeBlock, tools } };
    });
  };
}
