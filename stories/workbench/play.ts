import { useSyncExternalStore } from 'react';
import type { Play } from '../support/story.ts';

/** Name of the window event that re-renders the story and plays its interactions. */
export const REPLAY = 'story-replay';

export interface PlayResult {
  state: 'running' | 'passed' | 'failed';
  /** The error if it failed. */
  message?: string;
}

let result: PlayResult | undefined;
const listeners = new Set<() => void>();

function set(next: PlayResult | undefined): void {
  result = next;
  for (const listener of listeners) listener();
}

/** Returns the result of the current story's interactions; undefined if it has none. */
export function usePlayResult(): PlayResult | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => result,
  );
}

/**
 * Plays the interactions of a story. Logs a failure as an error. Tests wait for the state in the `data-play` attribute
 * of its element.
 *
 * @returns a function that discards the result
 */
export function startPlay(play: Play | undefined, canvas: HTMLElement): () => void {
  let current = true;
  const update = (next: PlayResult) => {
    if (!current) return;
    canvas.dataset.play = next.state;
    set(next);
  };
  if (play) {
    update({ state: 'running' });
    runPlay(play, canvas).then(
      () => update({ state: 'passed' }),
      (error: unknown) => {
        if (!current) return;
        console.error(error);
        update({ state: 'failed', message: error instanceof Error ? error.message : String(error) });
      },
    );
  } else canvas.dataset.play = 'none';
  return () => {
    current = false;
    delete canvas.dataset.play;
    set(undefined);
  };
}

/** Loads the testing libraries on demand, since most stories have no interactions. */
async function runPlay(play: Play, canvas: HTMLElement): Promise<void> {
  const [{ within }, { userEvent }] = await Promise.all([
    import('@testing-library/dom'),
    import('@testing-library/user-event'),
  ]);
  const { ownerDocument: document } = canvas;
  await play({
    canvas: within(canvas),
    screen: within(document.body),
    user: userEvent.setup({ document }),
  });
}
