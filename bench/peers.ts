import type { Engine } from './engines/engine.ts';
import { RSPRESS } from './engines/rspress.ts';
import { STARLIGHT } from './engines/starlight.ts';
import { VITEPRESS } from './engines/vitepress.ts';

/** Other engines that can be installed and measured beside this one, by the names that are typed in. */
export const PEERS: Readonly<Record<string, Engine | undefined>> = {
  rspress: RSPRESS,
  vitepress: VITEPRESS,
  starlight: STARLIGHT,
};
