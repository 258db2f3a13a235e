import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { glob } from 'tinyglobby';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Files smaller than this gain nothing, in bytes. */
const MIN_BYTES = 1024;

/**
 * Files up to this size are compressed with Brotli's best level, at two seconds a million bytes. Larger ones are search
 * texts of large sites, which change with every page: the level below the slow ones makes them a tenth larger.
 */
const MAX_BYTES_AT_BEST = 512 * 1024;
const FAST_QUALITY = 9;

/**
 * Writes `.br` and `.gz` beside scripts, styles and data of the frame: they are loaded by every reader. Hosts with
 * precompressed files (and our own server) take them as they are.
 */
export async function compressAssets(folder: string): Promise<void> {
  const files = await glob('**/*.{js,css,svg,json}', { cwd: folder, absolute: true });
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.length < MIN_BYTES) return;
      const params = {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_QUALITY]:
          content.length > MAX_BYTES_AT_BEST ? FAST_QUALITY : constants.BROTLI_MAX_QUALITY,
      };
      await writeFile(`${file}.br`, await brotli(content, { params }));
      await writeFile(`${file}.gz`, await gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
