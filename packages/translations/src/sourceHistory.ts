import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { contentHash } from './record.ts';
import type { TranslationUnit } from './translationStatus.ts';

const run = promisify(execFile);

/** Maximum number of revisions of the English strings to search for an old one. */
const MAX_REVISIONS = 500;

const STRING = String.raw`"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"`;
/** An added or removed line of a locale file. */
const ENTRY = new RegExp(String.raw`^[-+]\s*${STRING}:\s*(${STRING}),?\s*$`, 'gm');

const NO_VERSION =
  '(git lacks that version of the source, as in a shallow clone: run "git fetch --unshallow", or compare the complete texts)';

/** Changes of a source since its translation was accepted, from the git history. */
export class SourceHistory {
  readonly #root: string;
  readonly #oldTexts = new Map<string, Promise<Map<string, string>>>();

  /** @param root folder that the files of units are relative to */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Returns lines that start with `-`, `+` or a space, or the reason why there is no diff; `undefined` if nothing has
   * changed.
   */
  async diff({ kind, source, accepted }: TranslationUnit): Promise<string[] | undefined> {
    if (!accepted || accepted.from === contentHash(source.text)) return undefined;
    if (kind === 'pages') return (await this.#pageDiff(source.file, accepted.from)) ?? [NO_VERSION];
    const old = (await this.#readTexts(source.file)).get(accepted.from);
    return old === undefined ? [NO_VERSION] : [`-${old}`, `+${source.text}`];
  }

  async #pageDiff(file: string, from: string): Promise<string[] | undefined> {
    const diff = await this.#git('diff', '--no-color', '--no-ext-diff', from, '--', file);
    const [, ...hunks] = diff?.split(/^(?=@@)/m) ?? [];
    if (hunks.length === 0) return undefined;
    return hunks
      .join('')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('\\'));
  }

  /** Returns all English strings that were ever in a file, by hash. */
  #readTexts(file: string): Promise<Map<string, string>> {
    let texts = this.#oldTexts.get(file);
    if (!texts) {
      texts = this.#readOldTexts(file);
      this.#oldTexts.set(file, texts);
    }
    return texts;
  }

  async #readOldTexts(file: string): Promise<Map<string, string>> {
    const range = ['--format=', '-p', '-U0', '--no-color', '--no-ext-diff', `--max-count=${MAX_REVISIONS}`];
    const changes = await this.#git('log', ...range, '--', file);
    const texts = [...(changes ?? '').matchAll(ENTRY)].map(([, text = '""']) => JSON.parse(text) as string);
    return new Map(texts.map((text) => [contentHash(text), text]));
  }

  async #git(...args: string[]): Promise<string | undefined> {
    try {
      const { stdout } = await run('git', args, { cwd: this.#root, maxBuffer: 64 * 1024 * 1024 });
      return stdout;
    } catch {
      return undefined; // no repository, or no such version
    }
  }
}
