import { useMemo, useState } from 'react';
import { type OptionGroup, optionGroups, type SearchOption } from './searchOptions.ts';
import type { GroupState, SearchState } from './searchSession.ts';

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

/** The options of a list and the current one. Among results, the first is current until the reader moves. */
export function useSearchOptions(
  { query }: SearchState,
  group: GroupState | undefined,
  recent: readonly string[],
): SearchOptions {
  const hasQuery = query !== '';
  const answer = group?.answer;
  // the same groups while the reader types on, so that nothing is rendered anew
  const groups = useMemo(() => optionGroups(hasQuery, answer, recent), [hasQuery, answer, recent]);
  const all = useMemo(() => groups.flatMap(({ options }) => options), [groups]);
  const [choice, setChoice] = useState<Choice>();
  const list = `${group?.source.url} ${hasQuery ? answer?.query : ''}`;
  const chosen = choice?.list === list ? all.find(({ key }) => key === choice.key) : undefined;
  const first = all[0]?.kind === 'page' ? all[0] : undefined;
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
