import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { ASSETS_FOLDER } from '../../base/paths.ts';
import { type CheckInput, type CheckResult, type DeployCheck, ownPath } from './audit.ts';

/** Decompression by file extension. */
const READERS: Record<string, (bytes: Buffer) => Buffer> = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/**
 * Checks that readers get the same file whichever encoding their browser accepts: a compressed copy left from an
 * earlier build, or a file changed after compression, would affect only some of them.
 */
export const compressedCopies: DeployCheck = {
  name: 'compressed copies',
  run: async (input) => {
    const named = await askInAllEncodings(input);
    const lying = input.folder === undefined ? { looked: 0, findings: [] } : readCopies(input.folder);
    return { looked: named.looked + lying.looked, findings: [...named.findings, ...lying.findings] };
  },
};

/** Checks the files that documents reference. */
async function askInAllEncodings(input: CheckInput): Promise<CheckResult> {
  const { site, pages, lost } = input;
  const named = [...pages.values(), ...lost].flatMap((page) =>
    page.facts.files.flatMap(({ url }) => ownPath(url, page.path, input)?.pathname ?? []),
  );
  const files = [...new Set(named)];
  const findings = files.map(async (file) => {
    const { body } = await site.get(file, 'identity');
    const others = ['br', 'gzip'].map(async (encoding) => {
      const same = await site.get(file, encoding).then(
        (answer) => answer.body.equals(body),
        () => false,
      );
      return same ? [] : [`${file} is another file when it is sent as ${encoding}`];
    });
    return (await Promise.all(others)).flat();
  });
  return { looked: files.length, findings: (await Promise.all(findings)).flat() };
}

/** Checks all copies in the folder: most scripts are only referenced by other scripts. */
function readCopies(folder: string): CheckResult {
  // below other folders, what has no original is an archive of the site's
  const copies = globSync('**/*.{br,gz}', { cwd: folder, dot: true }).filter(
    (copy) =>
      copy.startsWith(`${ASSETS_FOLDER}/`) || existsSync(path.join(folder, copy.replace(/\.\w+$/, ''))),
  );
  return {
    looked: copies.length,
    findings: copies
      .filter((copy) => !isCopy(path.join(folder, copy)))
      .map((copy) => `${copy} is no copy of its file`),
  };
}

function isCopy(copy: string): boolean {
  const { dir, name, ext } = path.parse(copy);
  try {
    return READERS[ext]?.(readFileSync(copy)).equals(readFileSync(path.join(dir, name))) ?? false;
  } catch {
    return false; // corrupted, or without its original
  }
}
