import { useMemo, useState } from 'react';
import { readStorage, writeStorage } from '../../browser/storage.ts';
import type { SidebarLink } from '../../shared/siteData.ts';
import type { SearchAnswer, Suggestion } from '../protocol.ts';
import type { GroupState, SearchState } from './searchSession.ts';

/** An option of the list. */
export type SearchOption =
  | {
      kind: 'page';
      key: string;
      suggestion: Suggestion;
      /** The part of the site that the page is in: a guide and an option may have the same title. */
      section?: string | undefined;
    }
  /** Another query. */
  | { kind: QueryKind; key: string; text: string };

/** Origin of a query: a recent search, or one similar to a query without results. */
type QueryKind = 'recent' | 'closest';

/** The name of the part of the site that a link leads to. */
export type SectionOf = (link: string) => string | undefined;

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
  /** The query and the index that they answer: remains the same when an index has grown. */
  list: string;
  /** Those of all groups, in order. */
  all: readonly SearchOption[];
  current: SearchOption | undefined;
  /** Key of the current option if the reader moved to it. */
  reached: string | undefined;
  /** Makes an option the current one, where it is. */
  point: (key: string) => void;
  /** Moves to the next or previous option, wrapping around. */
  move: (step: 1 | -1) => void;
}

interface Choice {
  key: string;
  /** The list it was made in: another answer, list or index drops it. */
  list: string;
  /** Whether it was made by moving, rather than pointing. */
  moved: boolean;
}

/** What to offer while there is no query. */
export interface Offers {
  /** Earlier queries. */
  recent: readonly string[];
  /** Pages to begin with. */
  suggested: readonly SidebarLink[];
}

/** The options of a list and the current one. Among results, the first is current until the reader moves. */
export function useSearchOptions(
  { query }: SearchState,
  group: GroupState | undefined,
  { recent, suggested }: Offers,
  sectionOf: SectionOf,
): SearchOptions {
  const hasQuery = query !== '';
  const answer = group?.answer;
  const external = group?.source.external ?? false;
  // the same groups while the reader types on, so that nothing is rendered anew
  const groups = useMemo(
    () =>
      hasQuery
        ? results(answer, sectionOf)
        : [...queries('recent', recent), ...(external ? [] : pagesToBegin(suggested, sectionOf))],
    [hasQuery, answer, recent, suggested, external, sectionOf],
  );
  const all = useMemo(() => groups.flatMap(({ options }) => options), [groups]);
  const [choice, setChoice] = useState<Choice>();
  const list = `${group?.source.url} ${hasQuery ? answer?.query : ''}`;
  const chosen = choice?.list === list ? all.find(({ key }) => key === choice.key) : undefined;
  const first = hasQuery && all[0]?.kind === 'page' ? all[0] : undefined;
  const current = chosen ?? first;
  const choose = (key: string | undefined, moved: boolean) => key && setChoice({ key, list, moved });
  return {
    groups,
    list,
    all,
    current,
    reached: chosen && choice?.moved ? chosen.key : undefined,
    point: (key) => key !== current?.key && choose(key, false),
    move: (step) => {
      const place = current ? all.indexOf(current) : step > 0 ? -1 : 0;
      choose(all.at((place + step) % all.length)?.key, true);
    },
  };
}

/** Results, and queries that may find more. */
function results(answer: SearchAnswer | undefined, sectionOf: SectionOf): OptionGroup[] {
  if (!answer || isOpen(answer)) return [];
  const pages = answer.pages.map(
    ({ title, link, suggestions }): OptionGroup => ({
      key: link,
      title: { text: title },
      options: suggestions.map((suggestion) => pageOption(suggestion, sectionOf)),
    }),
  );
  return [...pages, ...queries('closest', answer.closest)];
}

function pagesToBegin(pages: readonly SidebarLink[], sectionOf: SectionOf): OptionGroup[] {
  if (pages.length === 0) return [];
  const options = pages.map(({ text, link }) =>
    pageOption(
      { type: 'title', title: text, statement: text, highlightInfoList: [], headers: [], link },
      sectionOf,
    ),
  );
  return [{ key: 'suggested', title: { label: 'suggested' }, options }];
}

function pageOption(suggestion: Suggestion, sectionOf: SectionOf): SearchOption {
  const { type, link } = suggestion;
  return { kind: 'page', key: `${type} ${link}`, suggestion, section: sectionOf(link) };
}

function queries(kind: QueryKind, texts: readonly string[]): OptionGroup[] {
  if (texts.length === 0) return [];
  const options = texts.map((text): SearchOption => ({ kind, key: `query ${text}`, text }));
  return [{ key: kind, title: { label: kind }, options }];
}

/** Storage key: a JSON array of strings, latest first. */
const KEY = 'docs-recent-searches';
const MAX_SEARCHES = 5;

/** The reader's successful searches, latest first. */
export interface RecentSearches {
  read: () => string[];
  remember: (query: string) => void;
  forget: () => void;
}

/** Those kept on this device, and nowhere else. */
export const recentSearches: RecentSearches = {
  read: () => {
    try {
      const value: unknown = JSON.parse(readStorage(KEY) ?? '[]');
      const texts = Array.isArray(value)
        ? value.filter((entry) => typeof entry === 'string' && entry !== '')
        : [];
      return texts.slice(0, MAX_SEARCHES);
    } catch {
      return [];
    }
  },
  remember: (query) => {
    if (query === '') return;
    const others = recentSearches.read().filter((entry) => entry !== query);
    writeStorage(KEY, JSON.stringify([query, ...others].slice(0, MAX_SEARCHES)));
  },
  forget: () => writeStorage(KEY, '[]'),
};
