import { existsSync, readFileSync } from 'node:fs';
import {
  describeViolations,
  didYouMean,
  isExternal,
  type NavInput,
  type Problem,
  parseYaml,
  type SidebarInput,
} from 'docs-site-engine/node';
import type { z } from 'zod';
import { type MetaEntry, metaSchema, type NavEntry, navFileSchema } from './metaSchema.ts';

/** The folders that meta files describe. */
export interface MetaFolders {
  /** Returns the file of that name in a folder. It may not exist. */
  place(route: string, name: '_meta.json' | '_nav.json'): { file: string; displayFile: string };
  /** Paths of all pages: `/guide/start`, `/guide/`. */
  pages: readonly string[];
  /** Returns the path of the page that a link points to, or `undefined` for a dead link. */
  find(link: string): string | undefined;
  /** Default title of a folder. */
  title(name: string, page: string | undefined): string;
  /** Entries of a folder without a `_meta.json`. */
  otherwise(route: string): SidebarInput[];
}

/** A file that could be read. */
interface Read<Value> {
  value: Value;
  report: (at: readonly PropertyKey[], message: string, advice?: string) => void;
}

type Keys = readonly PropertyKey[];

/**
 * Reads the `_nav.json` and `_meta.json` files of Rspress. Reports and omits invalid entries and dead
 * links.
 */
export class MetaFiles {
  /** Problems of these files, with file and line. */
  readonly problems: Problem[] = [];
  readonly #folders: MetaFolders;

  constructor(folders: MetaFolders) {
    this.#folders = folders;
  }

  /** Entries of the navbar. */
  nav(): NavInput[] {
    const read = this.#read('/', '_nav.json', navFileSchema);
    return read ? this.#navEntries(read, read.value, []) : [];
  }

  /** Whether a folder has a `_meta.json`: `/guide/`. */
  has(route: string): boolean {
    return existsSync(this.#folders.place(route, '_meta.json').file);
  }

  /** Returns the sidebar entries of a folder. */
  entries(route: string): SidebarInput[] {
    const read = this.#read(route, '_meta.json', metaSchema);
    if (!read) return this.has(route) ? [] : this.#folders.otherwise(route);
    return read.value.flatMap((entry, index): SidebarInput[] => {
      const meta: MetaEntry = typeof entry === 'string' ? { type: 'file', name: entry } : entry;
      return this.#entry(read, route, meta, [index]);
    });
  }

  #navEntries(read: Read<unknown>, entries: readonly NavEntry[], at: Keys): NavInput[] {
    return entries.flatMap(({ text, link, activeMatch, position, items }, index): NavInput[] => {
      const properties = {
        text,
        ...(activeMatch === undefined ? {} : { activeMatch }),
        ...(position ? { position } : {}),
      };
      const inner = this.#navEntries(read, items ?? [], [...at, index, 'items']);
      if (inner.length > 0) return [{ ...properties, items: inner }];
      const target = link === undefined ? undefined : this.#target(read, link, [...at, index, 'link']);
      return target === undefined ? [] : [{ ...properties, link: target }];
    });
  }

  #entry(read: Read<unknown>, route: string, meta: MetaEntry, at: Keys): SidebarInput[] {
    const { type, label } = meta;
    if (type === 'divider') return [{ dividerType: meta.dashed ? 'dashed' : 'solid' }];
    if (type === 'custom-link') return this.#customLink(read, meta, at);
    if (type === 'section-header') {
      if (label) return [{ sectionHeaderText: label, ...plainTag(meta) }];
      read.report(at, 'The section has no "label".', 'Add a label.');
      return [];
    }
    if (meta.name === undefined) {
      read.report(at, 'The entry has no "name".', 'Write the name of a file or folder, without extension.');
      return [];
    }
    const name = meta.name.replace(/\.mdx?$/, '');
    const page = this.#folders.find(route + name);
    const isFolder = type !== 'file' || (page?.endsWith('/') ?? false);
    if (name !== 'index' && (isFolder || page === undefined)) {
      const inner = this.entries(`${route}${name}/`).filter((item) => metaLink(item) !== page || !page);
      const text = label || this.#folders.title(name, page);
      if (type === 'dir-section-header' && (page !== undefined || inner.length > 0))
        return [{ sectionHeaderText: text, ...plainTag(meta) }, ...(page ? [page] : []), ...inner];
      if (inner.length > 0) {
        const { collapsible, collapsed } = meta;
        const folding = {
          ...(collapsible === undefined ? {} : { collapsible }),
          ...(collapsed === undefined ? {} : { collapsed }),
        };
        return [{ text, ...(page ? { link: page } : {}), items: inner, ...folding, ...plainTag(meta) }];
      }
    }
    if (page === undefined) {
      const inside = this.#folders.pages.filter((path) => path.startsWith(route));
      const names = inside.map((path) => path.slice(route.length).replace(/\/.*$/, '')).filter(Boolean);
      const advice = didYouMean(name, new Set(names), 'Create the page, or remove the entry.');
      read.report(at, `There is no page or folder "${route}${name}".`, advice);
      return [];
    }
    return [linkEntry(page, meta)];
  }

  #customLink(read: Read<unknown>, meta: MetaEntry, at: Keys): SidebarInput[] {
    const { label, link, items = [] } = meta;
    const target = link === undefined ? undefined : this.#target(read, link, [...at, 'link']);
    const inner = items.flatMap((item, index) => this.#entry(read, '/', item, [...at, 'items', index]));
    if (inner.length > 0 && label) {
      const linkPart = target === undefined || isExternal(target) ? {} : { link: target };
      const { collapsed } = meta;
      return [{ text: label, ...linkPart, items: inner, ...(collapsed === undefined ? {} : { collapsed }) }];
    }
    if (target === undefined) return inner;
    if (!label && isExternal(target)) {
      read.report(at, 'The link has no "label".', 'Add a label.');
      return inner;
    }
    return [linkEntry(target, meta), ...inner];
  }

  /** Resolves a link in the form of the navigation. Reports a missing page. */
  #target(read: Read<unknown>, link: string, at: Keys): string | undefined {
    if (isExternal(link)) return link;
    const page = this.#folders.find(link);
    if (page !== undefined) return page + (/[?#].*$/.exec(link)?.[0] ?? '');
    const advice = didYouMean(link, this.#folders.pages, 'Create the page, or remove the entry.');
    read.report(at, `Page not found: "${link}".`, advice);
    return undefined;
  }

  #read<Value>(
    route: string,
    name: '_meta.json' | '_nav.json',
    schema: z.ZodType<Value>,
  ): Read<Value> | undefined {
    const { file, displayFile } = this.#folders.place(route, name);
    if (!existsSync(file)) return undefined;
    const { errors, value, findLine } = parseYaml(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), 'json');
    const reportAt = (line: number, message: string, advice?: string) => {
      const problem = { severity: 'error', file: displayFile, line, message } as const;
      this.problems.push({ ...problem, ...(advice ? { advice } : {}) });
    };
    const [error] = errors;
    if (error) {
      const advice = 'Check for a missing or extra comma or quote, here or in the line before.';
      reportAt(error.line, `This is not valid JSON: ${error.message}`, advice);
      return undefined;
    }
    const parsed = schema.safeParse(value());
    if (parsed.success)
      return { value: parsed.data, report: (at, message, advice) => reportAt(findLine(at), message, advice) };
    for (const { path, message, advice } of describeViolations(parsed.error, schema))
      reportAt(findLine(path), `"${name}" is not valid. ${message}`, advice);
    return undefined;
  }
}

function metaLink(item: SidebarInput): string | undefined {
  return typeof item === 'string' ? item : 'link' in item && !('items' in item) ? item.link : undefined;
}

function linkEntry(link: string, meta: MetaEntry): SidebarInput {
  const { label, context } = meta;
  const more = { ...(label ? { text: label } : {}), ...(context ? { context } : {}), ...plainTag(meta) };
  return Object.keys(more).length > 0 ? { link, ...more } : link;
}

/** Returns a tag's text. In Rspress, tags can also be SVG, which is omitted. */
function plainTag({ tag }: MetaEntry): { tag?: string } {
  return tag && !tag.trimStart().startsWith('<') ? { tag } : {};
}

/** Returns the title of a folder: `Getting started` for `getting-started`. */
export function folderTitle(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
