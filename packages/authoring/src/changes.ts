import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ResolvedSite, relativePath } from 'docs-site-engine/node';

/**
 * Changes to files of a site that are applied together or not at all. Until then, reading files through this class
 * returns their new content.
 */
export class Changes {
  readonly #site: ResolvedSite;
  /** New content of files, by absolute path; `undefined` marks a file for removal. */
  readonly #contents = new Map<string, Buffer | undefined>();
  /** Source path of each moved file, by its new absolute path. */
  readonly #origins = new Map<string, string>();

  constructor(site: ResolvedSite) {
    this.#site = site;
  }

  /** Returns the content that a file will have. Bound, so that it can be passed as a function. */
  readonly read = (file: string): Buffer => {
    const content = this.#contents.get(file);
    if (content) return content;
    if (this.#contents.has(file))
      throw new Error(`${relativePath(this.#site.root, file)} is marked for removal.`);
    return readFileSync(file);
  };

  has(file: string): boolean {
    return this.#contents.has(file) ? this.#contents.get(file) !== undefined : existsSync(file);
  }

  text(file: string): string {
    return this.read(file).toString('utf8');
  }

  write(file: string, text: string): void {
    if (!this.has(file) || this.text(file) !== text) this.#contents.set(file, Buffer.from(text));
  }

  remove(file: string): void {
    this.#contents.set(file, undefined);
  }

  move(from: string, to: string): void {
    if (from === to) return;
    const content = this.read(from);
    this.remove(from);
    this.#contents.set(to, content);
    this.#origins.set(to, this.#origins.get(from) ?? from);
  }

  /** Lists the changes, one line per file. */
  list(): string[] {
    const moved = new Set(this.#origins.values());
    const name = (file: string) => relativePath(this.#site.root, file);
    return [...this.#contents].sort().flatMap(([file, content]): string[] => {
      const origin = this.#origins.get(file);
      if (!content) return moved.has(file) ? [] : [`removed: ${name(file)}`];
      if (origin !== undefined) return [`moved:   ${name(origin)} → ${name(file)}`];
      return [`${existsSync(file) ? 'changed' : 'written'}: ${name(file)}`];
    });
  }

  /** Makes the changes. If one fails, undoes the earlier ones. */
  apply(): void {
    const undo: (() => void)[] = [];
    // removes files first, because names can differ only in case, which some file systems don't distinguish
    const sorted = [...this.#contents].sort(([, a], [, b]) => Number(!!a) - Number(!!b));
    try {
      for (const [file, content] of sorted) {
        const before = existsSync(file) ? readFileSync(file) : undefined;
        const created = content && mkdirSync(path.dirname(file), { recursive: true });
        if (created !== undefined) undo.push(() => rmSync(created, { recursive: true, force: true }));
        undo.push(() => (before ? writeFileSync(file, before) : rmSync(file, { force: true })));
        if (content) writeFileSync(file, content);
        else rmSync(file, { force: true });
      }
    } catch (error) {
      for (const step of undo.reverse()) {
        try {
          step();
        } catch {
          // this file could not be written; continues restoring the others
        }
      }
      throw error;
    }
    const { root } = this.#site;
    for (const [file, content] of sorted) if (!content) removeEmptyFolders(root, path.relative(root, file));
  }
}

/** Removes the folders around a removed file that are empty without it, up to the site's folder. */
function removeEmptyFolders(root: string, name: string): void {
  for (let around = path.dirname(name); around !== '.'; around = path.dirname(around)) {
    try {
      rmdirSync(path.join(root, around));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return; // it isn't empty
    }
  }
}
