import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CodeBlockData, parseCodeMeta } from 'docs-site-engine';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { runs } from '../../../examples/runs.ts';
import { type Recording, readRecordings, recordingsFile } from '../../../tools/docs/outputs/recordings.ts';
import { coloredQuote } from './coloredQuote.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

/**
 * A remark plugin: terminals are shown as they were recorded, with the tool's own colors. Quoted outputs
 * (`output="the command"`) get them from `docs/recordings/`; `.ansi` files name their command in the first line.
 */
export function remarkTerminals() {
  return (tree: Root, file: VFile): void => {
    const recordings = pageRecordings(file);
    const used = new Set<Recording>();
    visit(tree, 'code', (node) => {
      const { output, file: embedded } = parseCodeMeta(node.meta ?? '');
      const terminal =
        output !== undefined
          ? quotedTerminal(node, output, recordings, used)
          : embedded?.endsWith('.ansi') &&
            embeddedTerminal(path.resolve(ROOT, path.dirname(file.path), embedded));
      if (terminal) node.data = { ...node.data, codeBlock: { ...node.data?.codeBlock, ...terminal } };
    });
  };
}

function pageRecordings(file: VFile): Recording[] {
  const page = file.path.replace(/^docs\/[^/]+\//, '').replace(/\.mdx$/, '');
  file.data.dependencies = [...(file.data.dependencies ?? []), recordingsFile(page)];
  return readRecordings(page);
}

/** Uses each recording once, in the page's order: a page may quote a command several times. */
function quotedTerminal(
  node: Code,
  command: string,
  recordings: readonly Recording[],
  used: Set<Recording>,
): CodeBlockData | undefined {
  for (const recording of recordings) {
    if (recording.command !== command || used.has(recording)) continue;
    const code = coloredQuote(node.value, recording.text);
    if (code === undefined) continue;
    used.add(recording);
    return { shown: { code, lang: 'ansi' }, command, ...exitCodeData(recording) };
  }
  return undefined;
}

function exitCodeData({ exitCode }: Recording): Pick<CodeBlockData, 'exitCode'> {
  return exitCode === undefined ? {} : { exitCode };
}

const PROMPT = /^\$ (.+)\n+/;

/** Reads a file if it exists. A missing file is reported where it is embedded. */
function embeddedTerminal(recording: string): CodeBlockData | undefined {
  if (!existsSync(recording)) return undefined;
  const text = readFileSync(recording, 'utf8').trimEnd();
  const [prompt = '', command] = PROMPT.exec(text) ?? [];
  if (command === undefined) return undefined;
  const run = runs.find(({ name }) => name === path.basename(recording, '.ansi'));
  const exitCode = run && { exitCode: run.passes ? 0 : 1 };
  return { shown: { code: text.slice(prompt.length), lang: 'ansi' }, command, ...exitCode };
}
