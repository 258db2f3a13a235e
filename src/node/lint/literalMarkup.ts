import type { Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type Report, report } from '../content/page.ts';

interface Mistake {
  /** Matches rendered text that still looks like Markdown. */
  pattern: RegExp;
  message: (match: string) => string;
  advice: string;
}

/** Typos, and full-width characters that Chinese input methods insert instead of Markdown's. */
const MISTAKES: readonly Mistake[] = [
  {
    pattern: /^(?:#{2,6}(?=[\p{L}\p{N}\u00A0\u3000])|#(?=[\u00A0\u3000])|＃+(?=\s)).+/gmu,
    message: (match) => `"${match}" is shown as text: a heading needs a plain space after "#".`,
    advice: 'Write ## Title',
  },
  {
    pattern: /\]\((?=[^()\n]*[^()\s])[^()\n]*\)/gu,
    message: (match) => `This link is shown as text: "${match.slice(1)}" is not a URL.`,
    advice: 'Write %20 for a space in it, or put "<" and ">" around it: [text](<a b.md>).',
  },
  {
    pattern: /\] \((?:\.{0,2}\/|https?:)[^()\s]*\)/gu,
    message: () => 'This link is shown as text: there is a space between its brackets.',
    advice: 'Write [text](address).',
  },
  {
    pattern: /\]（[./#\w][^（）\n]*）/gu,
    message: (match) => `This link is shown as text: "${match.slice(1)}" is in full-width brackets.`,
    advice: 'Write [text](address).',
  },
  {
    pattern: /\)\[(?:\.{0,2}\/|https?:)[^[\]\s]*\]/gu,
    message: () => 'This link is shown as text: its brackets are reversed.',
    advice: 'Write [text](address).',
  },
  {
    pattern: /(?<![\p{L}\p{N}_\])])\[[^[\]\n^]+\]\[[^[\]\n]+\]/gu,
    message: (match) => `"${match}" is shown as text: the page does not define this link.`,
    advice: 'Write [text](address), or define it on a separate line: [name]: address',
  },
  {
    pattern: /\[\^[\w-]+\]/gu,
    message: (match) => `"${match}" is shown as text: the page does not define this footnote.`,
    advice: 'Define it on a separate line: [^name]: The text.',
  },
  {
    pattern: /^(?:::(?:tip|note|info|warning|danger|details|code-group)\b|：{2,}[a-z]).*/gm,
    message: (match) => `"${match}" is shown as text: a container needs three half-width colons.`,
    advice: 'Start a callout with ":::tip Title" and end it with ":::".',
  },
  {
    pattern: /^<[a-z][\w.-]*(?:\s+[\w:@.-]+(?:="[^"]*")?)*\s*$/gi,
    message: (match) => `"${match}" is shown as text: the tag is not complete.`,
    advice: 'Write ">" at the end of its last line, without an empty line before it.',
  },
  {
    pattern: /^(?:[-*+]|\d{1,9}[.)])[\u00A0\u3000].+/gm,
    message: (match) => `"${match}" is shown as text: the space after its marker is an invisible character.`,
    advice: 'Use a plain space instead of a no-break or full-width space.',
  },
  {
    pattern: /^·{3}.*/gm,
    message: (match) => `"${match}" is shown as text: a code block starts with three backticks.`,
    advice: 'Write ```ts, and ``` below it.',
  },
  {
    pattern: /(?<![^\s（(“"「，。：；、\p{Script=Han}])\*\*(?:[\p{L}\p{N}]+|$)/gu,
    message: (match) => `"${match}" is shown with its asterisks, because they are not closed.`,
    advice: 'Write **text**, without spaces inside the asterisks, or \\*\\* for literal asterisks.',
  },
  {
    pattern: /^import \w+ from ['"‘“][^'"’”]+\.mdx?['"’”].*/gm,
    message: () => 'This import is shown as text.',
    advice: 'Add an empty line above it. Only .mdx files can contain imports.',
  },
  {
    pattern: /^<<< ?[@./]\S+|^!!! ?[a-z]+\b.*/gm,
    message: (match) => `"${match}" is shown as text: it is syntax of another tool.`,
    advice: 'Write ```ts file="./a.ts" for the code of a file, or :::tip for a callout.',
  },
  {
    pattern: /^(?:<{7} |>{7} ).*/gm,
    message: (match) => `"${match}" is an unresolved merge conflict.`,
    advice: 'Keep one version and remove the conflict markers.',
  },
];

/** Reports text that was meant as markup, and would be shown with its brackets and colons (`literal-markup`). */
export function literalMarkup() {
  return (tree: Root, vfile: VFile): void => {
    const lines = String(vfile.value).split('\n');
    visit(tree, 'text', (node) => {
      for (const mistake of MISTAKES) check(node, mistake, lines, vfile);
    });
  };
}

/** Explains Markdown that stays text because it's inside an HTML block. */
function htmlProblem(found: string): Pick<Report, 'message' | 'advice'> {
  const message = `"${found.replace(/^\]/, '')}" is shown as text: an empty line is missing after the HTML tag above.`;
  return { message, advice: 'Add an empty line after the tag, or write it in HTML.' };
}

function check(
  node: Text,
  { pattern, message, advice }: Mistake,
  lines: readonly string[],
  vfile: VFile,
): void {
  const first = node.position?.start.line ?? 1;
  for (const { 0: match, index } of node.value.matchAll(pattern)) {
    const [firstLine = ''] = match.split('\n');
    const line = first + node.value.slice(0, index).split('\n').length - 1;
    const text = node.data?.sourceFile ? undefined : lines[line - 1]; // the source of a fragment isn't available here
    const column = text === undefined ? 1 : text.indexOf(firstLine) + 1;
    // a backslash in the line marks it as text
    if (column === 0 || text?.includes('\\[') || text?.includes('\\<')) continue;
    const start = { line, column };
    const problem = node.data?.inHtml ? htmlProblem(firstLine) : { message: message(firstLine), advice };
    report(vfile, { ...node, position: { start, end: start } }, { code: 'literal-markup', ...problem });
  }
}
