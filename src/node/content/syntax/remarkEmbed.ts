import { isUtf8 } from 'node:buffer';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { formatNames } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { parseCodeMeta } from '../code/codeMeta.ts';
import { readReferencedFile, report } from '../page.ts';
import { firstInvalidLine, withLineFeeds } from '../read/readPage.ts';
import { reservedText } from '../tokens.ts';

/** Inserts a file, or a region of it, as a block's code: ` ```ts file="./a.ts#region" `. */
export function remarkEmbed(site: ResolvedSite) {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, 'code', (node) => {
      const reference = node.meta ? parseCodeMeta(node.meta).file : undefined;
      if (reference !== undefined) embed(site, node, reference, vfile);
    });
  };
}

function embed(site: ResolvedSite, node: Code, reference: string, vfile: VFile): void {
  const fail = (message: string, advice: string) => report(vfile, node, { code: 'embed', message, advice });
  const [name = '', region] = reference.split('#');
  if (node.value.trim() !== '')
    fail(
      `The text in this block is not shown, because "${name}" is embedded instead.`,
      'Close the block on the next line with ```, or remove file="…".',
    );
  if (path.isAbsolute(name) && !name.startsWith(`${site.docsDir}${path.sep}`)) {
    const message = `"${name}" cannot be embedded: the path is absolute, so it only exists on this machine.`;
    fail(message, 'Write the path relative to the page, as in ./a.ts.');
    return;
  }
  const { bytes } = readReferencedFile(node, name, vfile);
  if (bytes && !isUtf8(bytes)) {
    fail(
      `"${name}" cannot be embedded: line ${firstInvalidLine(bytes)} is not valid UTF-8.`,
      'Save it as UTF-8.',
    );
    return;
  }
  const text = bytes && withLineFeeds(bytes.toString());
  if (text === undefined) {
    const advice = name.includes('\\')
      ? `Write "/" for "\\": ${name.replaceAll('\\', '/')}`
      : 'The path is relative to the page. Create the file, or fix the path.';
    fail(`There is no file "${name}" to embed.`, advice);
    return;
  }
  const embedded = region === undefined ? text : findRegion(text, region);
  const reserved = reservedText(embedded ?? '', name);
  if (embedded === undefined) {
    const regions = text.split('\n').flatMap((line) => {
      const [, end, name] = regionMark(line);
      return name === undefined || end ? [] : [name];
    });
    fail(
      `There is no region "${region}" in "${name}".`,
      regions.length > 0
        ? `Regions: ${formatNames(regions)}.`
        : `Mark it with "// #region ${region}" and "// #endregion ${region}".`,
    );
  } else if (reserved) fail(`"${name}" cannot be embedded. ${reserved.message}`, 'Embed another region.');
  else node.value = embedded.replace(/(?<!\n)\n+$/, '');
}

/** Matches a line with only a region comment: `// #region name`, `<!-- #endregion -->`; in Python, `# region name`. */
const REGION =
  /^[ \t]*(?:(?:(?:\/\/|\{?\/\*+|<!--|--|#)[ \t]*)?#|#[ \t]*)(end)?region(?:[ \t]+([\w-]+)(?:[ \t].*)?)?[ \t]*(?:\*+\/\}?|-->)?[ \t]*$/;

function regionMark(line: string): (string | undefined)[] {
  return REGION.exec(line) ?? [];
}

/**
 * Returns the lines between `#region name` and its `#endregion`, without marks and common indentation. An end closes
 * the region that it names, otherwise the innermost one. Regions with the same name are joined. Returns `undefined` if
 * the region doesn't exist.
 */
export function findRegion(text: string, region: string): string | undefined {
  const open: string[] = [];
  const regionLines: string[] = [];
  let exists = false;
  for (const line of text.split('\n')) {
    const [mark, end, name = ''] = regionMark(line);
    if (mark === undefined) {
      if (open.includes(region)) regionLines.push(line);
    } else if (end) open.splice(name === '' ? -1 : open.lastIndexOf(name), 1);
    else {
      open.push(name);
      exists ||= name !== '' && name === region;
    }
  }
  if (!exists) return undefined;
  const indents = regionLines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents);
  return regionLines.map((line) => line.slice(indent)).join('\n');
}
