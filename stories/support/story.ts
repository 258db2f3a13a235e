import type { Story } from '@ladle/react';
import type { BoundFunctions, queries } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

type Queries = BoundFunctions<typeof queries>;

/** Context of interactions. */
export interface PlayContext {
  /** Finds elements of the story. */
  canvas: Queries;
  /** Finds elements of the whole document: dialogs and tooltips are outside of their story. */
  screen: Queries;
  /** Points, clicks and types. */
  user: UserEvent;
}

/** Interactions, played once a story is shown; missing elements are failures. */
export type Play = (context: PlayContext) => Promise<unknown>;

/** A story with interactions. */
export type PlayedStory<Props = object> = Story<Props> & { play?: Play };
