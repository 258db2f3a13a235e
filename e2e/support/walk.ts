import type { Browser, Page } from '@playwright/test';
import { axeSource } from './axe.ts';
import { markNewKinds } from './pageKinds.ts';
import { TEXT_RULES, textFindings } from './pageText.ts';
import { SITE_URL } from './ports.ts';

/** Facts about a page in the tab that visits the site. */
export interface PageFacts {
  path: string;
  language: string;
  titles: number;
  hasTitle: boolean;
  canonical: string;
  scrollsSideways: boolean;
}

/** Results for a page. */
export interface PageView {
  facts: PageFacts;
  /** Violations of axe's text rules. */
  text: string[];
  /** New kinds of elements (`pageKinds.ts`). These elements are marked. */
  kinds: string[];
}

/** Globals in the tab that runs axe. */
interface Judge {
  /** The window of the tab that visits the pages. */
  walked: Window;
  textFindings: typeof textFindings;
  markNewKinds: typeof markNewKinds;
}

/** A tab that visits one page after another. */
export class Walk {
  /** Console messages and uncaught errors since the document was requested. */
  readonly messages: string[] = [];

  readonly page: Page;
  /**
   * The tab that opened this tab and inspects it. Parsing the code in each new document would take longer than running it.
   */
  readonly #judge: Page;

  private constructor(page: Page, judge: Page) {
    this.page = page;
    this.#judge = judge;
    page.on('console', (message) => {
      // warnings of Chromium about hidden tabs that axe has laid out, or a late font
      if ((message.type() as string) !== 'verbose') this.messages.push(message.text());
    });
    page.on('pageerror', (error) => this.messages.push(String(error)));
  }

  static async start(browser: Browser, options: Parameters<Browser['newContext']>[0]): Promise<Walk> {
    const judge = await browser.newPage(options);
    // the tabs have the same origin, so that one can inspect the other
    await judge.goto(new URL('/robots.txt', SITE_URL).href);
    // without styles, nothing can cover the page, and hit testing would force a layout
    await judge.evaluate(
      `${axeSource}; document.elementsFromPoint = () => []; axe.configure({ noHtml: true }); Object.assign(window, { textFindings: ${textFindings}, markNewKinds: ${markNewKinds} })`,
    );
    const [page] = await Promise.all([
      judge.waitForEvent('popup'),
      judge.evaluate(() => void Object.assign(window, { walked: window.open('') })),
    ]);
    await page.addInitScript(() => {
      // every page would load the whole search index again, which takes longer than checking the page
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
      // with data saving on, the shell's code is loaded by an interaction
      addEventListener('load', () => dispatchEvent(new Event('pointerdown')));
    });
    return new Walk(page, judge);
  }

  /** Opens a page, and returns the status. */
  async goTo(route: string): Promise<number | undefined> {
    this.messages.length = 0;
    const response = await this.page.goto(new URL(route, SITE_URL).href);
    return response?.status();
  }

  /** Inspects the page once it is hydrated. */
  async look(known: ReadonlySet<string>): Promise<PageView> {
    return this.#judge.evaluate(
      async ([rules, known]) => {
        const { walked, ...judge } = window as unknown as Judge;
        while (!walked.document.querySelector('#root[data-ready]'))
          await new Promise((resolve) => setTimeout(resolve));
        const { document: page, location, innerWidth } = walked;
        const canonical = page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '';
        return {
          facts: {
            path: location.pathname,
            language: page.documentElement.lang,
            titles: page.querySelectorAll('h1').length,
            hasTitle: page.title.trim() !== '',
            canonical: new URL(canonical).pathname,
            scrollsSideways: page.documentElement.scrollWidth > innerWidth,
          },
          text: await judge.textFindings(page, rules),
          kinds: [...judge.markNewKinds(page, new Set(known))],
        };
      },
      [TEXT_RULES, [...known]] as const,
    );
  }
}
