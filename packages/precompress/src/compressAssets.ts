import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { glob } from 'tinyglobby';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Minimum size for compression to pay off, in bytes. */
const MIN_BYTES = 1024;

/**
 * Maximum size of JSON that is compressed at Brotli's best level, which takes a second per megabyte. Larger files are
 * search texts, which change with every page; a faster level makes them a tenth larger.
 */
const MAX_BYTES_AT_BEST = 256 * 1024;
const FAST_QUALITY = 9;

/** Writes `.br` and `.gz` files next to scripts, styles and data, for hosts that send precompressed files. */
export async function compressAssets(outDir: string): Promise<void> {
  const names = await glob('assets/**/*.{js,css,svg,json}', { cwd: outDir });
  const queue = names.values();
  // limited to the number of processors, because each Brotli compression takes about 20 MB
  const compressAll = async (): Promise<void> => {
    for (const name of queue) {
      const file = path.join(outDir, name);
      const content = await readFile(file);
      if (content.length < MIN_BYTES) continue;
      const isLarge = name.endsWith('.json') && content.length > MAX_BYTES_AT_BEST;
      const params = {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_QUALITY]: isLarge ? FAST_QUALITY : constants.BROTLI_MAX_QUALITY,
      };
      await writeFile(`${file}.br`, await brotli(content, { params }));
      await writeFile(`${file}.gz`, await gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressAll));
}
