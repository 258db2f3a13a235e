/** Entry of the worker threads. */

import type { SocialCard } from './drawCard.ts';
import { drawCard } from './drawCard.ts';

export default async (card: SocialCard): Promise<Uint8Array> => (await drawCard(card)) ?? Buffer.of();
