import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { ROOT } from './root.ts';

/**
 * A temporary folder that can import this project's packages. It is outside the project, because the test runner
 * ignores everything below a folder named `node_modules` or `.cache`.
 */
export class WorkFolder {
  readonly path = mkdtempSync(path.join(tmpdir(), 'docs-'));

  /** @param without packages that should appear not to be installed */
  constructor(without: readonly string[] = []) {
    const [from, to] = [path.join(ROOT, 'node_modules'), path.join(this.path, 'node_modules')];
    if (without.length === 0) symlinkSync(from, to, 'dir');
    else linkPackages(from, to, without);
  }

  write(name: string, content: string): void {
    const file = path.join(this.path, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  /** Paths of all files below a folder, relative to it, installed packages apart. */
  files(folder = '.'): string[] {
    return globSync('**/*', { cwd: path.join(this.path, folder), dot: true, ignore: ['node_modules/**'] });
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

function linkPackages(from: string, to: string, without: readonly string[]): void {
  for (const name of globSync(['*', '@*/*'], {
    cwd: from,
    onlyDirectories: true,
    expandDirectories: false,
  })) {
    const folder = name.replace(/\/$/, '');
    if (/^@[^/]+$/.test(folder) || without.includes(folder)) continue;
    mkdirSync(path.dirname(path.join(to, folder)), { recursive: true });
    // the test runner resolves packages from its own real path, so it must be copied instead of linked
    if (folder === '@rstest/core')
      cpSync(path.join(from, folder), path.join(to, folder), { recursive: true });
    else symlinkSync(path.join(from, folder), path.join(to, folder), 'dir');
  }
}
