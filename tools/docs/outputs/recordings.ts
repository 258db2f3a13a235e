import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

/** A command's output, stored in `docs/recordings/<page>.txt`. */
export interface Recording {
  command: string;
  inputs: string;
  text: string;
}

const HEAD = /^\$ (.+)\n\[recorded with inputs (\w+)\]\n/gm;

function fileOf(page: string): string {
  return path.join(ROOT, 'docs/recordings', `${page.replaceAll('/', '-')}.txt`);
}

/** The recordings of a page; empty if there is no file yet. */
export function readRecordings(page: string): Recording[] {
  let content: string;
  try {
    content = readFileSync(fileOf(page), 'utf8');
  } catch {
    return [];
  }
  const heads = [...content.matchAll(HEAD)];
  return heads.map(([head, command = '', inputs = ''], index) => ({
    command,
    inputs,
    text: content.slice((heads[index]?.index ?? 0) + head.length, heads[index + 1]?.index).trimEnd(),
  }));
}

export function writeRecordings(page: string, recordings: readonly Recording[]): void {
  const file = fileOf(page);
  if (recordings.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  const parts = recordings.map(
    ({ command, inputs, text }) => `$ ${command}\n[recorded with inputs ${inputs}]\n${text}\n`,
  );
  writeFileSync(file, parts.join('\n'));
}
