import type { ReactNode } from 'react';

/** What every island gets: data that fits in JSON, and HTML for its slots. */
export interface IslandProps<P> {
  props: P;
  /** HTML by slot name. Empty in the browser, where the slots' HTML is in the page already. */
  slots: Record<string, string>;
}

/**
 * An island whose props come out of the page as JSON. Typed as a method, which TypeScript lets take narrower
 * props: the same build wrote the JSON, for this very component.
 */
export type IslandComponent = { render(props: IslandProps<object>): ReactNode }['render'];
