import type { ReactNode } from 'react';

/** What every island receives: data that is serializable as JSON, and HTML for its slots. */
export interface IslandProps<P> {
  /** Serializable as JSON. */
  props: P;
  /** HTML by slot name. Empty in the browser, where the slots' HTML is in the page already. */
  slots: Record<string, string>;
}

/**
 * An island whose props are read from the page as JSON. Typed as a method, whose parameters are bivariant, so that
 * narrower props are accepted: the same build has written the JSON for this component.
 */
export type IslandComponent = { render(props: IslandProps<object>): ReactNode }['render'];
