import { useCallback, useEffect, useMemo, useState } from 'react';
import { type OptionGroup, optionGroups, type SearchOption } from './searchOptions.ts';
import type { GroupState, SearchState } from './searchSession.ts';

export interface SearchOptions {
  groups: readonly OptionGroup[];
  current: SearchOption | undefined;
  /** Makes an option the current one. */
  point: (key: string) => void;
  /** Moves to the next or previous option, wrapping around. */
  move: (step: 1 | -1) => void;
}

/** The options of a list and the current one. Among results, the first is current until the reader moves. */
export function useSearchOptions(
  state: SearchState,
  group: GroupState | undefined,
  recent: readonly string[],
): SearchOptions {
  const groups = useMemo(() => optionGroups(state, group, recent), [state, group, recent]);
  const options = useMemo(() => groups.flatMap((entry) => entry.options), [groups]);
  const [chosen, setChosen] = useState<string>();
  const query = group?.answer?.query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reset by another answer, list or index
  useEffect(() => setChosen(undefined), [query, state.query === '', group?.source]);
  const found = options.find(({ key }) => key === chosen);
  const first = options[0]?.kind === 'page' ? options[0] : undefined;
  const current = found ?? first;
  const move = useCallback(
    (step: 1 | -1) => {
      const place = current ? options.indexOf(current) : step > 0 ? -1 : 0;
      setChosen(options.at((place + step) % options.length)?.key);
    },
    [options, current],
  );
  return { groups, current, point: setChosen, move };
}
