import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { LANGUAGES, type Language, type Page, parsePage } from './pages.ts';
import { ROOT } from './root.ts';

/** Pages and folders named on a command line, in any of the usual ways. Without names: all pages. */
export class ChosenPages {
  /** Without language and extension. */
  readonly #places: readonly string[];

  /**
   * Ends the process if there is no such page.
   *
   * @param names `docs/en/config/test/bail.mdx`, `/config/test/bail`, `config/test` …
   * @param usage of the command
   */
  constructor(names: readonly string[], usage: string) {
    this.#places = names.map((name) => name.replace(/^(?:docs\/\w+)?\//, '').replace(/\.mdx$|\/$/, ''));
    const known = listPagePaths(LANGUAGES[0]);
    const unknown = this.#places.filter((place) => !known.some((pagePath) => isBelow(pagePath, place)));
    if (unknown.length === 0) return;
    console.error(`Unknown pages: ${unknown.join(', ')}.\n${usage}`);
    process.exit(1);
  }

  /** Whether these are all pages. */
  get areAll(): boolean {
    return this.#places.length === 0;
  }

  /** @param pagePath as in {@link Page.path} */
  has(pagePath: string): boolean {
    return this.areAll || this.#places.some((place) => isBelow(pagePath, place));
  }

  /** Returns the pages of a language. Only these are parsed, because parsing is slow. */
  read(lang: Language): Page[] {
    const chosen = listPagePaths(lang).filter((pagePath) => this.has(pagePath));
    return chosen.map((pagePath) =>
      parsePage(lang, pagePath, readFileSync(path.join(ROOT, 'docs', lang, `${pagePath}.mdx`), 'utf8')),
    );
  }
}

/** Returns the paths of all pages of a language, without reading them. */
export function listPagePaths(lang: Language): string[] {
  const names = globSync('**/*.mdx', { cwd: path.join(ROOT, 'docs', lang) });
  return names.map((name) => name.replaceAll('\\', '/').replace(/\.mdx$/, '')).sort();
}

function isBelow(pagePath: string, place: string): boolean {
  return pagePath === place || pagePath.startsWith(`${place}/`);
}
