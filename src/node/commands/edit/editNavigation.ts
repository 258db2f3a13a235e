import { isDeepStrictEqual } from 'node:util';
import type { Navigation } from '../../../shared/navigation.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { loadNavigation, navigationFile } from '../../site/loadNavigation.ts';
import type { Changes } from './changes.ts';
import { formatLike } from './format.ts';
import { leadsTo, partsOf } from './linkPaths.ts';
import { allLinks, mapLinks } from './navigationLinks.ts';
import { withLinkAfter } from './sections.ts';
import { type Edit, elementAround, insertionAfter, removalOf, stringsOf, withEdits } from './textEdits.ts';

/**
 * Edits `navigation.ts`, changing nothing else in it. The file is code: a link may be a string, or be built from a name
 * in a list (`/config/${name}`). Only running it shows whether an edit does what it should.
 */
export class NavigationEditor {
  readonly #site: ResolvedSite;
  readonly #changes: Changes;
  readonly #version: string;
  readonly #file: string;

  constructor(site: ResolvedSite, changes: Changes, version: string) {
    this.#site = site;
    this.#changes = changes;
    this.#version = version;
    this.#file = navigationFile(site, version);
  }

  /** Inserts a link after another one. @returns whether that succeeded; if not, the file is unchanged */
  async add(after: string, link: string): Promise<boolean> {
    const { text, navigation } = await this.#current();
    const expected = withLinkAfter(navigation, after, link);
    for (const [anchor, added] of commonEnds(after, link)) {
      for (const found of stringsOf(text, anchor)) {
        const element = elementAround(found);
        const edit = element && insertionAfter(text, element, `${found.quote}${added}${found.quote}`);
        if (edit && (await this.#finish(text, [edit], expected))) return true;
      }
    }
    return false;
  }

  /** Lets entries that lead to a page lead to another, where they stand; with `menu`, those of the top bar only. */
  async replace(from: string, to: string, { menu = false } = {}): Promise<boolean> {
    const { text, navigation } = await this.#current();
    const change = (link: string) => (this.#leadsTo(link, from) ? this.#withPath(link, to) : link);
    const all = mapLinks(navigation, change);
    const expected = menu ? { ...all, sidebar: navigation.sidebar } : all;
    const edits: Edit[] = [];
    for (const link of this.#linksTo(navigation, from)) {
      for (const [anchor, added] of commonEnds(link, this.#withPath(link, to))) {
        for (const { start, end, quote } of stringsOf(text, anchor))
          edits.push({ start, end, text: `${quote}${added}${quote}` });
      }
    }
    return this.#finish(text, await this.#rightOnes(text, navigation, expected, edits, change), expected);
  }

  /** Removes the entries that lead to a page, and the groups that this leaves empty. */
  async remove(routePath: string): Promise<boolean> {
    const { text, navigation } = await this.#current();
    const change = (link: string) => (this.#leadsTo(link, routePath) ? undefined : link);
    const expected = mapLinks(navigation, change);
    const edits: Edit[] = [];
    for (const link of this.#linksTo(navigation, routePath)) {
      for (const [anchor] of commonEnds(link, link)) {
        for (const found of stringsOf(text, anchor)) {
          const element = elementAround(found);
          const [list, ...outside] = element?.around ?? [];
          const group = list && elementAround({ ...list, around: outside });
          const [property] = found.around;
          if (element) edits.push(removalOf(text, element));
          if (property?.type === 'Property') edits.push(removalOf(text, property));
          if (group) edits.push(removalOf(text, group));
        }
      }
    }
    return this.#finish(text, await this.#rightOnes(text, navigation, expected, edits, change), expected);
  }

  /** The edits that do a part of what is expected and nothing else, each tried by itself. */
  async #rightOnes(
    text: string,
    before: Navigation,
    expected: Navigation,
    edits: readonly Edit[],
    change: (link: string) => string | undefined,
  ): Promise<Edit[]> {
    const right: Edit[] = [];
    for (const edit of edits) {
      if (right.some(({ start, end }) => edit.start < end && start < edit.end)) continue;
      const after = await this.#run(withEdits(text, [edit]));
      if (!after || isDeepStrictEqual(after, before)) continue;
      const whole = mapLinks(after, change);
      const isRight = (['nav', 'sidebar'] as const).every(
        (part) =>
          isDeepStrictEqual(after[part], before[part]) || isDeepStrictEqual(whole[part], expected[part]),
      );
      if (isRight) right.push(edit);
    }
    return right;
  }

  async #finish(text: string, edits: readonly Edit[], expected: Navigation): Promise<boolean> {
    const edited = withEdits(text, edits);
    if (!isDeepStrictEqual(await this.#run(edited), expected)) return false;
    this.#changes.write(this.#file, formatLike(this.#site, this.#file, text, edited));
    return true;
  }

  /** The version has a navigation of its own: links in it name none. */
  #leadsTo(link: string, path: string): boolean {
    return leadsTo(this.#site.space, link, { version: this.#site.space.defaultVersion, path });
  }

  #withPath(link: string, path: string): string {
    const { prefix, rest } = partsOf(this.#site.space, link);
    return prefix + path + rest;
  }

  #linksTo(navigation: Navigation, path: string): string[] {
    return [...allLinks(navigation)].filter((link) => this.#leadsTo(link, path));
  }

  async #current(): Promise<{ text: string; navigation: Navigation }> {
    const { loaded } = await loadNavigation(this.#site, this.#version, this.#changes.read);
    return { text: this.#changes.text(this.#file), navigation: loaded.navigation };
  }

  /** What the file would export with another text. It is not written: it is the user's. */
  async #run(text: string): Promise<Navigation | undefined> {
    const read = (name: string) => (name === this.#file ? Buffer.from(text) : this.#changes.read(name));
    const { loaded, problems } = await loadNavigation(this.#site, this.#version, read);
    return problems.length > 0 ? undefined : loaded.navigation;
  }
}

/** The ends of two paths behind each folder that both are in, the longest first: what a list of names may hold. */
function commonEnds(one: string, other: string): [one: string, other: string][] {
  const folders = [0, ...[...one.matchAll(/\//g)].map(({ index }) => index + 1)];
  return folders
    .filter((start) => one.slice(0, start) === other.slice(0, start))
    .map((start): [string, string] => [one.slice(start), other.slice(start)])
    .filter(([first, second]) => first !== '' && second !== '');
}
