/**
 * Development only: passes on what the dev server sends. An entry of its own: where the shell comes finished with the
 * package, nothing else has to be bundled.
 */
import type { DevUpdate, DevWarnings } from '../shared/devUpdate.ts';

declare global {
  interface WindowEventMap {
    'docs:update': CustomEvent<DevUpdate>;
    'docs:warnings': CustomEvent<DevWarnings>;
  }
}

for (const name of ['docs:update', 'docs:warnings'])
  import.meta.webpackHot?.on(name, (detail: unknown) => dispatchEvent(new CustomEvent(name, { detail })));
