import type { Heading, Nodes } from 'mdast';
import { emptyExtraction, type Summary } from '../page.ts';
import { pageFormat } from '../parse/pageFormat.ts';
import { parsePage } from '../parse/parsePage.ts';
import { readPage } from '../read/readPage.ts';
import { headingText } from './headingText.ts';
import { joinLineEnds } from './plainText.ts';

/** Data of a page that is available without compiling it. */
interface Scan {
  summary: Summary;
  /** Whether the title is known. Some titles, such as those in a fragment, are only known after compiling. */
  titled: boolean;
}

/**
 * Reads the frontmatter and title of a page that has not been opened yet. Takes a fraction of the time of compiling
 * it, so the dev server starts instantly however many pages there are.
 *
 * @param extraKeys see {@link readPage}
 */
export function scanPage(
  displayFile: string,
  bytes: Uint8Array,
  extraKeys: readonly string[] | undefined,
): Scan {
  const { text, frontmatter, body } = readPage(displayFile, bytes, extraKeys);
  const title = findTitle(displayFile, body);
  if (title) joinLineEnds({ type: 'root', children: [title] });
  const isDoc = (frontmatter.pageType ?? 'doc') === 'doc';
  const headingTitle = title ? headingText(title) : '';
  return {
    summary: { ...emptyExtraction(), frontmatter, headingTitle, dependencies: [], problems: [] },
    titled:
      text === undefined ||
      frontmatter.title !== undefined ||
      !isDoc ||
      (headingTitle !== '' && title !== undefined && isPlain(title)),
  };
}

/**
 * Parses a page up to its title: up to the first line that may be one, then up to the next if it was part of code or
 * of a comment.
 */
function findTitle(displayFile: string, body: string): Heading | undefined {
  for (const end of possibleTitleEnds(body)) {
    try {
      const title = parsePage(body.slice(0, end), pageFormat(displayFile)).children.find(isTitle);
      if (title) return title;
    } catch {
      // cut off inside a tag
    }
  }
  return undefined;
}

const isTitle = (node: Nodes): node is Heading => node.type === 'heading' && node.depth === 1;

/** Offsets of the ends of lines that start with `#` and a space, or underline a heading. */
function* possibleTitleEnds(body: string): Generator<number> {
  for (let start = 0; start < body.length; ) {
    const end = body.indexOf('\n', start) + 1 || body.length;
    const line = body.slice(start, end).trim();
    if (line.startsWith('# ') || line.startsWith('#\t') || (line !== '' && line === '='.repeat(line.length)))
      yield end;
    start = end;
  }
}

/** Whether the words of a title don't depend on components, HTML or plugins. */
function isPlain(node: Nodes): boolean {
  if ('children' in node && node.type !== 'mdxJsxTextElement') return node.children.every(isPlain);
  return node.type === 'text' || node.type === 'inlineCode' || node.type === 'break';
}
