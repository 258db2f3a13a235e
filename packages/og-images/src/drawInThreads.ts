import { availableParallelism } from 'node:os';
import { Progress } from 'docs-site-engine/node';
import { Tinypool } from 'tinypool';
import type { SocialCard } from './drawCard.ts';

/** Maximum number of threads. Each loads the fonts, which take about 50 MB. */
const MAX_THREADS = 4;

/** Draws cards in worker threads and shows the progress. */
export async function drawInThreads(cards: readonly SocialCard[]): Promise<Uint8Array[]> {
  if (cards.length === 0) return [];
  const pool = new Tinypool({
    filename: new URL('./drawWorker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: Math.min(MAX_THREADS, availableParallelism()),
  });
  const progress = new Progress(
    'Generating preview images for',
    cards.length,
    'Generated preview images for',
  );
  let done = 0;
  try {
    return await Promise.all(
      cards.map(async (card) => {
        const image = (await pool.run(card)) as Uint8Array;
        done += 1;
        progress.update(done);
        return image;
      }),
    );
  } finally {
    progress.end();
    await pool.destroy();
  }
}
