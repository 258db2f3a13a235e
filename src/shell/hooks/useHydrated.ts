import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** `false` at build time and in the render that adopts the server's HTML, `true` from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
