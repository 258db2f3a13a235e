import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

/** A command's output, stored in `docs/recordings/<page>.ansi`. */
export interface Recording {
  command: string;
  inputs: string;
  /** With the escape sequences of its colors. */
  text: string;
  /** Absent for a command that was stopped. */
  exitCode?: number | undefined;
}

const HEAD = /^\$ (.+)\n\[recorded with inputs (\w+)(?:, exit code (\d+))?\]\n/gm;

/** Absolute path of a page's recordings. */
export function recordingsFile(page: string): string {
  return path.join(ROOT, 'docs/recordings', `${page.replaceAll('/', '-')}.ansi`);
}

/** Returns the recordings of a page; empty if there is no file yet. */
export function readRecordings(page: string): Recording[] {
  let content: string;
  try {
    content = readFileSync(recordingsFile(page), 'utf8');
  } catch {
    return [];
  }
  const heads = [...content.matchAll(HEAD)];
  return heads.map(([head, command = '', inputs = '', exitCode], index) => ({
    command,
    inputs,
    ...(exitCode === undefined ? {} : { exitCode: Number(exitCode) }),
    text: content.slice((heads[index]?.index ?? 0) + head.length, heads[index + 1]?.index).trimEnd(),
  }));
}

export function writeRecordings(page: string, recordings: readonly Recording[]): void {
  const file = recordingsFile(page);
  if (recordings.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  const parts = recordings.map(
    ({ command, inputs, text, exitCode }) =>
      `$ ${command}\n[recorded with inputs ${inputs}${exitCode === undefined ? '' : `, exit code ${exitCode}`}]\n${text}\n`,
  );
  writeFileSync(file, parts.join('\n'));
}
