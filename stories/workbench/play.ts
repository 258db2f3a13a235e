import { useSyncExternalStore } from 'react';
import type { Play } from '../support/story.ts';

/** Event on the window: renders the story again, and plays its interactions. */
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

/** The result of the current story's interactions; undefined if it has none. */
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
 * Plays the interactions of a story. For tests, its element has the state in `data-play`; a failure is logged as an
 * error.
 *
 * @returns a function that discards the result
 */
export function startPlay(play: Play | undefined, canvas: HTMLElement): () => void {
  let current = true;
  const end = (next: PlayResult) => {
    if (!current) return;
    canvas.dataset.play = next.state;
    set(next);
  };
  if (play) {
    end({ state: 'running' });
    runPlay(play, canvas).then(
      () => end({ state: 'passed' }),
      (error: unknown) => {
        if (!current) return;
        console.error(error);
        end({ state: 'failed', message: error instanceof Error ? error.message : String(error) });
      },
    );
  } else canvas.dataset.play = 'none';
  return () => {
    current = false;
    delete canvas.dataset.play;
    set(undefined);
  };
}

/** The libraries are loaded by stories with interactions only. */
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
