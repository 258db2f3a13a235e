import { type CodeBlockTool, textKeys } from 'docs-site-engine';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type en from '../../../locales/en.json';
import { LANGUAGES } from '../../../tools/docs/pages.ts';
import { RUNNABLE_FILE, readRunnable } from './runnableRecord.ts';
import { SampleKeys } from './sampleKeys.ts';

const t = textKeys<typeof en>();

/** A remark plugin that adds buttons to samples that, according to `docs:verify`, run in browsers. */
export function remarkRunnable() {
  return (tree: Root, file: VFile): void => {
    const [, lang = '', page = ''] = /^docs\/(\w+)\/(.*)\.mdx$/.exec(file.path.replaceAll('\\', '/')) ?? [];
    if (!LANGUAGES.some((known) => known === lang)) return;
    file.data.dependencies = [...(file.data.dependencies ?? []), RUNNABLE_FILE];
    const runnable = readRunnable()[page];
    if (!runnable) return;
    const keys = new SampleKeys();
    visit(tree, 'code', (node) => {
      if (node.data?.sourceFile) return; // skips code of a fragment
      const sample = keys.next(node);
      if (!Object.hasOwn(runnable, sample)) return;
      const tools: CodeBlockTool[] = [
        { label: t('site.runner.edit'), attributes: { 'data-run-edit': '' }, quiet: true },
        // the last button is in the corner of the block, because it is always visible
        {
          label: t('site.runner.run'),
          attributes: { 'data-run': sample, 'data-run-page': page, 'data-run-lang': lang },
        },
      ];
      node.data = { ...node.data, codeBlock: { ...node.data?.codeBlock, tools } };
    });
  };
}
