import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { parseCodeMeta } from '../code/codeMeta.ts';
import { type TypeStore, typedLanguages } from '../code/typeStore.ts';
import { report } from '../page.ts';
import { visit } from '../visit.ts';

/** Checks ` ```ts twoslash ` samples; only at this stage is it known which file and line contain them. */
export function remarkTypes(store: TypeStore) {
  return async (tree: Root, vfile: VFile): Promise<void> => {
    const samples: Code[] = [];
    visit(tree, 'code', (node) => {
      if (node.meta && parseCodeMeta(node.meta).twoslash) samples.push(node);
    });
    for (const node of samples) await check(node, store, vfile);
  };
}

async function check(node: Code, store: TypeStore, vfile: VFile): Promise<void> {
  const lang = node.lang ?? '';
  if (!typedLanguages.includes(lang)) {
    const message = `Code in the language “${lang}” is not supported by “twoslash”.`;
    report(vfile, node, {
      code: 'sample-types',
      message,
      advice: `Remove “twoslash”, or use one of: ${typedLanguages.join(', ')}.`,
    });
    return;
  }
  const result = await store.find(node.value, lang);
  if (!('problems' in result)) return;
  const start = node.position?.start;
  const isEmbedded = parseCodeMeta(node.meta ?? '').file !== undefined;
  for (const { line, message } of result.problems) {
    const place =
      start && line !== undefined && !isEmbedded
        ? { ...start, line: start.line + 1 + line, column: 1 }
        : start;
    const at: Code = place ? { ...node, position: { start: place, end: place } } : node;
    report(vfile, at, {
      code: 'sample-types',
      message: `The sample does not type-check: ${message}`,
      advice:
        'Correct it. If the error is what the sample shows, announce it with “// @errors: 2322” in its first line.',
    });
  }
}
