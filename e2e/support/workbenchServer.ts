import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { markDocument } from './document.ts';
import { freePort } from './freePort.ts';
import { TemporarySite } from './temporarySite.ts';
import { expect } from './test.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Files that the workbench needs, with the stories of the tests. */
const COPIED = [
  '.ladle',
  'e2e/fixtures/elements/docs',
  'e2e/fixtures/elements/public',
  'locales',
  'packages/translations/package.json',
  'packages/translations/src',
  'public',
  'site.config.ts',
  'components/ToolGrid',
  'components/tsconfig.json',
  'src',
  'tsconfig.base.json',
  'stories/foundations/Elements.stories.tsx',
  'stories/support',
  'stories/tsconfig.json',
  'stories/ui/Tag.stories.tsx',
  'stories/Welcome.stories.tsx',
  'stories/workbench',
];

/** `npm run workbench` in a copy of the required files, which tests may edit. */
export class WorkbenchServer {
  readonly #files: TemporarySite;
  readonly origin: string;
  readonly #child: ChildProcess;
  #output = '';
  #isConnected = false;

  /** Copies the files, starts the server, and waits until it responds. */
  static async start(): Promise<WorkbenchServer> {
    // inside of the project: packages are found in the folders above
    mkdirSync(path.join(root, '.cache'), { recursive: true });
    const folder = mkdtempSync(path.join(root, '.cache/workbench-'));
    for (const name of COPIED) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    // without its workspaces, which would make the copy the root that Vite serves files of
    const { workspaces: _, ...manifest } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    const server = new WorkbenchServer(new TemporarySite(folder), await freePort());
    const answer = () => {
      if (server.#child.exitCode !== null) throw new Error('The workbench has exited.');
      return fetch(server.origin).then(({ status }) => status, String);
    };
    await expect
      .poll(answer, { message: 'the workbench answers', timeout: 0 })
      .toBe(200)
      .catch((error: Error) => {
        throw new Error(`${error.message}\n${server.output}`);
      });
    return server;
  }

  private constructor(files: TemporarySite, port: number) {
    this.#files = files;
    this.origin = `http://localhost:${port}/`;
    const ladle = path.join(root, 'node_modules/@ladle/react/lib/cli/cli.js');
    const args = [ladle, 'serve', '--port', String(port)];
    this.#child = spawn(process.execPath, args, { cwd: files.folder, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.#output += chunk.toString();
      });
    }
    process.on('exit', () => this.#child.kill('SIGKILL'));
  }

  /** Everything printed to the terminal so far. */
  get output(): string {
    return this.#output;
  }

  /** Opens a story in the page of the test, and marks its document. */
  async open(page: Page, story: string): Promise<void> {
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.#isConnected = false;
    });
    page.on('console', (message) => {
      if (message.text().startsWith('[vite] connected')) this.#isConnected = true;
    });
    await page.goto(`${this.origin}?story=${story}`);
    // a first visit compiles everything
    await page.locator(`[data-story="${story}"]`).waitFor();
    await markDocument(page);
  }

  read(name: string): string {
    return this.#files.read(name);
  }

  /** Edits files once the page is connected: messages that the server sends earlier, or during a reload, are lost. */
  async edit(change: (files: TemporarySite) => void): Promise<void> {
    await expect.poll(() => this.#isConnected, { message: 'the page listens to the server' }).toBe(true);
    change(this.#files);
  }

  /** Ends the server, and removes the copy. */
  async stop(): Promise<void> {
    this.#child.kill();
    await once(this.#child, 'close');
    rmSync(this.#files.folder, { recursive: true });
  }
}
