import { isDeepStrictEqual } from 'node:util';
import { loadNavigation, type Navigation, navigationFile, type ResolvedSite } from 'docs-site-engine/node';
import type { Changes } from './changes.ts';
import { linksTo, splitLink } from './pageFiles.ts';
import { allLinks, mapLinks } from './sections.ts';
import {
  applyEdits,
  type Edit,
  enclosingElement,
  findStrings,
  insertAfter,
  removeElement,
} from './textEdits.ts';

/**
 * Edits links in `navigation.ts`, without changing anything else. The file is code: a link can be a string, or be built
 * from a name in a list (`/config/${name}`), so each edit is verified by running the file.
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
    const { sidebar } = mapLinks(navigation, (entry) => (entry === after ? [entry, link] : [entry]));
    for (const [anchor, added] of commonEnds(after, link)) {
      for (const match of findStrings(text, anchor)) {
        const element = enclosingElement(match);
        const edit = element && insertAfter(text, element, match.quote + added + match.quote);
        if (edit && (await this.#finish(text, [edit], { ...navigation, sidebar }))) return true;
      }
    }
    return false;
  }

  /** Changes the page that entries link to. With `menu`, only entries of the navbar are changed. */
  replace(from: string, to: string, { menu = false } = {}): Promise<boolean> {
    return this.#change(from, to, menu, (_, { start, end, quote }, added) => [
      { start, end, text: quote + added + quote },
    ]);
  }

  /** Removes the entries that link to a page, and groups that become empty. */
  remove(routePath: string): Promise<boolean> {
    return this.#change(routePath, undefined, false, (text, match) => {
      const element = enclosingElement(match);
      const [list, ...outside] = element?.around ?? [];
      const [property] = match.around;
      const group = list && enclosingElement({ ...list, around: outside });
      return [element, property?.type === 'Property' ? property : undefined, group].flatMap((part) =>
        part ? [removeElement(text, part)] : [],
      );
    });
  }

  /**
   * Applies the edits that bring the result closer to the expected one without other effects. Tries each separately.
   */
  async #change(
    from: string,
    to: string | undefined,
    menu: boolean,
    createEdits: (text: string, match: ReturnType<typeof findStrings>[number], added: string) => Edit[],
  ): Promise<boolean> {
    const { text, navigation } = await this.#current();
    const isMeant = (link: string) => this.#leadsTo(link, from);
    const changed = (link: string) => (to === undefined ? [] : [this.#withPath(link, to)]);
    const change = (link: string) => (isMeant(link) ? changed(link) : [link]);
    const all = mapLinks(navigation, change);
    const expected = menu ? { ...all, sidebar: navigation.sidebar } : all;
    const edits = [...allLinks(navigation)]
      .filter(isMeant)
      .flatMap((link) => commonEnds(link, changed(link)[0] ?? link))
      .flatMap(([anchor, added]) =>
        findStrings(text, anchor).flatMap((match) => createEdits(text, match, added)),
      );
    const accepted: Edit[] = [];
    for (const edit of edits) {
      if (accepted.some(({ start, end }) => edit.start < end && start < edit.end)) continue;
      const after = await this.#run(applyEdits(text, [edit]));
      if (!after || isDeepStrictEqual(after, navigation)) continue;
      const changedAgain = mapLinks(after, change);
      const isRight = (['nav', 'sidebar'] as const).every(
        (part) =>
          isDeepStrictEqual(after[part], navigation[part]) ||
          isDeepStrictEqual(changedAgain[part], expected[part]),
      );
      if (isRight) accepted.push(edit);
    }
    return this.#finish(text, accepted, expected);
  }

  async #finish(text: string, edits: readonly Edit[], expected: Navigation): Promise<boolean> {
    const edited = applyEdits(text, edits);
    if (!isDeepStrictEqual(await this.#run(edited), expected)) return false;
    this.#changes.write(this.#file, edited);
    return true;
  }

  /** Whether the version has a separate navigation file, whose links don't contain the version. */
  #leadsTo(link: string, path: string): boolean {
    return linksTo(this.#site.space, link, { version: this.#site.space.defaultVersion, path });
  }

  #withPath(link: string, path: string): string {
    const { prefix, rest } = splitLink(this.#site.space, link);
    return prefix + path + rest;
  }

  async #current(): Promise<{ text: string; navigation: Navigation }> {
    const { loaded } = await loadNavigation(this.#site, this.#version, this.#changes.read);
    return { text: this.#changes.text(this.#file), navigation: loaded.navigation };
  }

  /** Returns the export of the file with a different text, without changing the file. */
  async #run(text: string): Promise<Navigation | undefined> {
    const read = (name: string) => (name === this.#file ? Buffer.from(text) : this.#changes.read(name));
    const { loaded, problems } = await loadNavigation(this.#site, this.#version, read);
    return problems.length > 0 ? undefined : loaded.navigation;
  }
}

/**
 * Returns the remainders of two paths after each common folder, longest first. Lists in the navigation can contain any
 * of them.
 */
function commonEnds(one: string, other: string): [one: string, other: string][] {
  const folders = [0, ...[...one.matchAll(/\//g)].map(({ index }) => index + 1)];
  return folders
    .filter((start) => one.slice(0, start) === other.slice(0, start))
    .map((start): [string, string] => [one.slice(start), other.slice(start)])
    .filter(([first, second]) => first !== '' && second !== '');
}
