import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../docs/root.ts';
import { type CommandResult, runCommand } from '../docs/runCommand.ts';

/** Folder with the cache of compiled pages. */
const PAGES = 'node_modules/.cache/docs/pages';

/** A copy of this project as a contributor would clone it, with everything committed and packages installed. */
export class ProjectCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'recipes-'));
  /** Names of all npm scripts that were run. */
  readonly ran = new Set<string>();

  constructor() {
    const files = git(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
    for (const name of files) {
      const from = path.join(ROOT, name);
      if (name !== '' && existsSync(from)) cpSync(from, path.join(this.folder, name));
    }
    for (const folder of ['.', 'examples/browser', 'examples/rsbuild-app']) this.#linkPackages(folder);
    // pages that a build has compiled already
    if (existsSync(path.join(ROOT, PAGES)))
      cpSync(path.join(ROOT, PAGES), path.join(this.folder, PAGES), { recursive: true });
    git(this.folder, 'init', '--quiet');
    this.commit();
  }

  /**
   * Links each package individually, so that caches next to them stay in the project. Workspaces, which npm has linked,
   * link to their copies instead.
   */
  #linkPackages(folder: string): void {
    const [from, to] = [
      path.join(ROOT, folder, 'node_modules'),
      path.join(this.folder, folder, 'node_modules'),
    ];
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from).filter((name) => name !== '.cache')) {
      const original = path.join(from, name);
      const target = lstatSync(original).isSymbolicLink() ? readlinkSync(original) : original;
      symlinkSync(target, path.join(to, name));
    }
  }

  commit(): void {
    git(this.folder, 'add', '--all');
    const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false'];
    git(this.folder, ...author, 'commit', '--quiet', '--message', 'A recipe');
  }

  /** Differences from the last commit: `M docs/navigation.ts`. */
  status(): string[] {
    return git(this.folder, 'status', '--porcelain', '--untracked-files=all')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.trim());
  }

  /** Discards everything since the last commit. */
  reset(): void {
    git(this.folder, 'reset', '--quiet', '--hard');
    git(this.folder, 'clean', '--quiet', '--force', '-d');
  }

  read(name: string): string {
    return readFileSync(path.join(this.folder, name), 'utf8');
  }

  write(name: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, name)), { recursive: true });
    writeFileSync(path.join(this.folder, name), text);
  }

  /** Replaces a part of a file. Throws if the part is missing. */
  replace(name: string, from: string, to: string): void {
    const text = this.read(name);
    if (!text.includes(from)) throw new Error(`${name} no longer contains "${from}": fix the recipe.`);
    this.write(
      name,
      text.replace(from, () => to),
    );
  }

  remove(name: string): void {
    rmSync(path.join(this.folder, name));
  }

  has(name: string): boolean {
    return existsSync(path.join(this.folder, name));
  }

  /** Runs an npm script like npm, and returns its output; throws if it exits with another code. */
  async run(script: string, args: readonly string[] = [], code = 0): Promise<string> {
    this.ran.add(script);
    const { scripts } = JSON.parse(this.read('package.json')) as { scripts: Record<string, string> };
    const result: CommandResult = await runCommand('sh', ['-c', `${scripts[script]} "$@"`, script, ...args], {
      cwd: this.folder,
      // loading modules is half the duration of a command
      env: { NODE_COMPILE_CACHE: path.join(this.folder, 'node_modules/.cache/node') },
    });
    if (result.code === code) return result.output;
    const command = ['npm', 'run', script, '--', ...args].join(' ');
    throw new Error(`${command} exited with ${result.code} instead of ${code}:\n${result.output}`);
  }

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}
