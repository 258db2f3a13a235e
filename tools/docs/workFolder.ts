import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './pages.ts';

/**
 * A temporary folder in which packages of this project can be imported. It lies outside of the project, since
 * nothing there may be below a folder named `node_modules` or `.cache`, which the test runner leaves out.
 */
export class WorkFolder {
  readonly path = mkdtempSync(path.join(tmpdir(), 'docs-'));

  constructor() {
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(this.path, 'node_modules'), 'dir');
  }

  write(name: string, content: string): void {
    const file = path.join(this.path, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
