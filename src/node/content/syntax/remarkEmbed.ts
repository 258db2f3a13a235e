import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { parseCodeMeta } from '../mdx/code/codeMeta.ts';
import { pageOf, report, sourceOf } from '../pageContext.ts';
import { reservedText } from '../tokens.ts';
import { visit } from '../visit.ts';

/** ` ```ts file="./a.ts#region" `: inserts the file, or a region of it, as the block's code. */
export function remarkEmbed(site: ResolvedSite) {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, 'code', (node) => {
      const reference = node.meta ? parseCodeMeta(node.meta).file : undefined;
      if (reference !== undefined) embed(site, node, reference, vfile);
    });
  };
}

function embed(site: ResolvedSite, node: Code, reference: string, vfile: VFile): void {
  const { context, findings } = pageOf(vfile);
  const [name = '', region] = reference.split('#');
  if (path.isAbsolute(name) && !name.startsWith(`${site.docsDir}${path.sep}`)) {
    const message = `“${name}” cannot be embedded: other machines have no such file.`;
    report(vfile, node, {
      code: 'embed',
      message,
      advice: 'Write the path relative to the page, as in ./a.ts.',
    });
    return;
  }
  const file = path.resolve(path.dirname(sourceOf(node, context).file), name);
  findings.dependencies.push(file);
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    report(vfile, node, {
      code: 'embed',
      message: `There is no file “${name}” to embed.`,
      advice: 'The path is relative to the page. Create the file, or correct the path.',
    });
    return;
  }
  const found = region === undefined ? text : findRegion(text, region);
  if (found === undefined) {
    const regions = [...text.matchAll(/#region[ \t]+([\w-]+)/g)].map((match) => match[1]);
    report(vfile, node, {
      code: 'embed',
      message: `There is no region “${region}” in “${name}”.`,
      advice:
        regions.length > 0
          ? `Its regions: ${regions.join(', ')}.`
          : `Mark it with “// #region ${region}” and “// #endregion ${region}”.`,
    });
    return;
  }
  const reserved = reservedText(found, name);
  if (reserved)
    report(vfile, node, {
      code: 'embed',
      message: `“${name}” cannot be embedded. ${reserved.message}`,
      advice: 'Embed another region.',
    });
  else node.value = found.replace(/\n+$/, '');
}

/** The lines between `#region name` and its `#endregion`, without nested markers and common indentation. */
export function findRegion(text: string, region: string): string | undefined {
  const lines = text.split('\n');
  const start = lines.findIndex((line) =>
    new RegExp(`#region[ \\t]+${RegExp.escape(region)}(?![\\w-])`).test(line),
  );
  if (start === -1) return undefined;
  const found: string[] = [];
  let depth = 1;
  for (const line of lines.slice(start + 1)) {
    if (/#region\b/.test(line)) depth++;
    else if (/#endregion\b/.test(line)) depth--;
    else found.push(line);
    if (depth === 0) break;
  }
  const indents = found
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents);
  return found.map((line) => line.slice(indent)).join('\n');
}
