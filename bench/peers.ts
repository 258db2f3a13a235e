import type { Engine } from './engines/engine.ts';
import { RSPRESS } from './engines/rspress.ts';
import { STARLIGHT } from './engines/starlight.ts';
import { VITEPRESS } from './engines/vitepress.ts';

/** Other engines to install and measure, by their name on the command line. */
export const PEERS: Readonly<Record<string, Engine | undefined>> = {
  rspress: RSPRESS,
  vitepress: VITEPRESS,
  starlight: STARLIGHT,
};

/** Returns the peer named on the command line, if any; exits with an error if it is unknown. */
export function findPeer(name: string | undefined, usage: string): Engine | undefined {
  if (name === undefined) return undefined;
  const peer = PEERS[name];
  if (peer) return peer;
  console.error(`"${name}" is not one of ${Object.keys(PEERS).join(', ')}.\n${usage}`);
  process.exit(1);
}
