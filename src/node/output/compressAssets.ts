import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { glob } from 'tinyglobby';
import { sha1 } from '../base/hash.ts';
import { ASSETS_FOLDER } from '../base/paths.ts';
import type { PublishedFiles, WrittenFiles } from './publishedFiles.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Minimum size for compression to pay off, in bytes. */
const MIN_BYTES = 1024;

/**
 * Data up to this size are compressed at Brotli's best level, which takes a second per million bytes. Larger files are
 * the texts of search, which change with every page: a fast level makes them a tenth larger. Scripts are always
 * compressed at the best: every reader loads the shell, which is larger than this.
 */
const MAX_BYTES_AT_BEST = 256 * 1024;
const FAST_QUALITY = 9;

/**
 * Writes `.br` and `.gz` files beside the shell's scripts, styles and data, which every reader loads. Hosts with
 * support for precompressed files (and our own server) send them as they are.
 * @param outDir the site being written
 * @param published reuses what the last build has compressed
 * @returns what was not reused
 */
export async function compressAssets(
  outDir: string,
  published: Pick<PublishedFiles, 'reuse'>,
): Promise<WrittenFiles[]> {
  const names = await glob(`${ASSETS_FOLDER}/**/*.{js,css,svg,json}`, { cwd: outDir });
  const written: WrittenFiles[] = [];
  const queue = names.sort().values();
  // each Brotli compression takes some 20 MB: no more at a time than there are processors
  const compressAll = async (): Promise<void> => {
    for (const name of queue) {
      const content = await readFile(path.join(outDir, name));
      if (content.length < MIN_BYTES) continue;
      const isLarge = name.endsWith('.json') && content.length > MAX_BYTES_AT_BEST;
      const quality = isLarge ? FAST_QUALITY : constants.BROTLI_MAX_QUALITY;
      const key = `${quality} ${sha1(content)}`;
      // the bundles of the package come with theirs
      if (existsSync(path.join(outDir, `${name}.br`))) continue;
      if (published.reuse(name, key, outDir)) continue;
      await compress(path.join(outDir, name), content, quality);
      written.push({ origin: name, key, files: [`${name}.br`, `${name}.gz`] });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressAll));
  return written;
}

async function compress(file: string, content: Buffer, quality: number): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }));
}
