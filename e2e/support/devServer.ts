import type { Page } from '@playwright/test';
import { isSameDocument, markDocument } from './document.ts';
import { freePort } from './freePort.ts';
import { SiteProcess } from './siteProcess.ts';
import type { TemporarySite } from './temporarySite.ts';
import { expect, ready } from './test.ts';

/** Console messages while the server restarts: pages retry until it responds. */
export const RESTART_ERRORS =
  /ERR_CONNECTION|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|WebSocket connection|status of 503|(?:pages?|data) could not be loaded|Loading chunk/;

/** `docs dev` running in a site, or `rsbuild dev`. */
export class DevServer {
  readonly site: TemporarySite;
  readonly process: SiteProcess;
  readonly origin: string;

  /** Starts the server and waits until it responds. */
  static async start(site: TemporarySite, path = '/'): Promise<DevServer> {
    const server = new DevServer(site, await freePort());
    try {
      const answers = { message: 'the dev server answers' };
      await expect.poll(() => server.status(path), answers).toBe(200);
    } catch (error) {
      await server.stop();
      throw new Error(`The terminal of the dev server shows:\n${server.output}`, { cause: error });
    }
    return server;
  }

  private constructor(site: TemporarySite, port: number) {
    this.site = site;
    this.origin = `http://localhost:${port}`;
    this.process = new SiteProcess(site, ['dev', '--port', String(port)]);
  }

  /** Everything printed to the terminal so far. */
  get output(): string {
    return this.process.output;
  }

  url(path: string): string {
    return this.origin + path;
  }

  /** Status of the response to a request, without following redirects. */
  async status(path: string): Promise<number | string> {
    if (!this.process.isRunning) throw new Error(`The dev server has exited:\n${this.output}`);
    try {
      return (await fetch(this.url(path), { redirect: 'manual' })).status;
    } catch (error) {
      return String(error);
    }
  }

  /** Opens a page, waits until it is hydrated, and marks its document: see {@link expectSameDocument}. */
  async open(page: Page, path: string): Promise<void> {
    // a restart caused by an earlier edit can still be running
    await expect(async () => void (await page.goto(this.url(path)))).toPass();
    await page.evaluate(() => dispatchEvent(new Event('pointerdown'))); // hydrates immediately instead of when idle
    await ready(page);
    await markDocument(page);
  }

  async stop(): Promise<void> {
    await this.process.stop();
  }
}

/** Asserts that the document that {@link DevServer.open} opened has not been reloaded. */
export async function expectSameDocument(page: Page): Promise<void> {
  expect(await isSameDocument(page), 'still the same document').toBe(true);
}
