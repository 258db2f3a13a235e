import { useEffect, useMemo, useState } from 'react';
import { readStorage, writeStorage } from '../../browser/storage.ts';
import type { SidebarLink } from '../../shared/siteData.ts';
import type { SearchAnswer, Suggestion } from '../protocol.ts';
import type { GroupState } from './searchSession.ts';

/** An option of the list. */
export type SearchOption =
  | {
      kind: 'page';
      /** Id of the option's element. */
      id: string;
      suggestion: Suggestion;
      /** The part of the site that the page is in: a guide and an option may have the same title. */
      section?: string | undefined;
    }
  /** Another query. */
  | { kind: QueryKind; id: string; text: string };

/** Origin of a query: a recent search, or one similar to a query without results. */
type QueryKind = 'recent' | 'closest';

/** Returns the name of the site's section that a link points to. */
export type FindSection = (link: string) => string | undefined;

/** Options under a title. */
export interface OptionGroup {
  key: string;
  /** A page's title, or the key of a UI string. */
  title: { text: string } | { label: QueryKind | 'suggested' };
  options: SearchOption[];
}

/** Whether an empty answer is not final: titles and headings do not match, but texts are still loading. */
export function isOpen({ pages, growing }: SearchAnswer): boolean {
  return pages.length === 0 && growing === true;
}

export interface SearchOptions {
  groups: readonly OptionGroup[];
  /** Identifies the searched index and the query. Doesn't change while the texts of an index load. */
  list: string;
  /** The options of all groups, in order. */
  all: readonly SearchOption[];
  current: SearchOption | undefined;
  /** Makes an option current without scrolling. */
  point: (id: string) => void;
  /** Moves to the next or previous option, wrapping around, and scrolls to it. */
  move: (step: 1 | -1) => void;
}

/** The option that the reader moved or pointed to. Only applies to the list it was chosen from. */
interface Choice {
  id: string;
  list: string;
  /** Whether it was chosen with arrow keys, which scroll to it, rather than by pointing. */
  moved: boolean;
}

/** Suggestions while there is no query. */
export interface Offers {
  /** Earlier queries. */
  recent: readonly string[];
  /** Pages to start with, also shown if nothing is found. */
  suggested: readonly SidebarLink[];
}

/**
 * Returns the options of the panel and the current one. The first result is current until the reader moves.
 * @param prefix prefix of the ids of the options' elements
 */
export function useSearchOptions(
  prefix: string,
  query: string,
  group: GroupState | undefined,
  { recent, suggested }: Offers,
  findSection: FindSection,
): SearchOptions {
  const hasQuery = query !== '';
  const answer = group?.answer;
  const external = group?.source.external ?? false;
  // memoized, so that the list doesn't re-render while the reader types
  const groups = useMemo(() => {
    // ids must not contain spaces
    const optionId = (...parts: string[]) => [prefix, ...parts].join('_').replace(/\s/g, '_');
    const page = (suggestion: Suggestion): SearchOption => {
      const { type, link } = suggestion;
      return { kind: 'page', id: optionId(type, link), suggestion, section: findSection(link) };
    };
    const queries = (kind: QueryKind, texts: readonly string[]) =>
      under(
        { label: kind },
        texts.map((text) => ({ kind, id: optionId('query', text), text })),
      );
    const suggestedPages = under(
      { label: 'suggested' },
      external ? [] : suggested.map((link) => page(titleResult(link))),
    );
    if (!hasQuery) return [...queries('recent', recent), ...suggestedPages];
    if (!answer || isOpen(answer)) return [];
    const results = answer.pages.map(
      ({ title, link, suggestions }): OptionGroup => ({
        key: link,
        title: { text: title },
        options: suggestions.map(page),
      }),
    );
    const instead = [...results, ...queries('closest', answer.closest)];
    return instead.length > 0 || answer.growing ? instead : suggestedPages;
  }, [prefix, hasQuery, answer, recent, suggested, external, findSection]);
  const all = useMemo(() => groups.flatMap(({ options }) => options), [groups]);
  const [choice, setChoice] = useState<Choice>();
  const list = `${group?.source.url} ${hasQuery ? answer?.query : ''}`;
  const chosenOption = choice?.list === list ? all.find(({ id }) => id === choice.id) : undefined;
  // suggestions have no current option until the reader chooses one
  const first = hasQuery && answer?.pages.length ? all[0] : undefined;
  const current = chosenOption ?? first;
  useEffect(() => {
    if (choice?.moved) reveal(choice.id);
  }, [choice]);
  return {
    groups,
    list,
    all,
    current,
    point: (id) => id !== current?.id && setChoice({ id, list, moved: false }),
    move: (step) => {
      const place = current ? all.indexOf(current) : step > 0 ? -1 : 0;
      const next = all.at((place + step) % all.length);
      if (next) setChoice({ id: next.id, list, moved: true });
    },
  };
}

/** Returns a list with one group of options that don't belong to a page, or an empty list without options. */
function under(title: { label: QueryKind | 'suggested' }, options: SearchOption[]): OptionGroup[] {
  return options.length === 0 ? [] : [{ key: title.label, title, options }];
}

/** Returns a suggested page in the form of a result. */
const titleResult = ({ text, link }: SidebarLink): Suggestion => ({
  type: 'title',
  title: text,
  statement: text,
  highlightInfoList: [],
  headers: [],
  link,
});

/** Scrolls an option into view. Above the first option of a group, also reveals the group's title. */
function reveal(id: string): void {
  const element = document.getElementById(id);
  const before = element?.previousElementSibling;
  if (before?.getAttribute('role') !== 'option') before?.scrollIntoView({ block: 'nearest' });
  element?.scrollIntoView({ block: 'nearest' });
}

/** A list of strings in local storage, latest first, stored as a JSON array under `key`. */
function recentList(key: string, limit: number) {
  const list = {
    read: (): string[] => {
      try {
        const value: unknown = JSON.parse(readStorage(key) ?? '[]');
        const texts = Array.isArray(value)
          ? value.filter((entry) => typeof entry === 'string' && entry !== '')
          : [];
        return texts.slice(0, limit);
      } catch {
        return [];
      }
    },
    remember: (text: string): void => {
      if (text === '') return;
      const others = list.read().filter((entry) => entry !== text);
      writeStorage(key, JSON.stringify([text, ...others].slice(0, limit)));
    },
    forget: (): void => void writeStorage(key, '[]'),
  };
  return list;
}

/** The reader's successful searches. */
export const recentSearches = recentList('docs-recent-searches', 5);
/** Paths of pages that the reader opened from results. */
export const recentPages = recentList('docs-recent-pages', 4);
