import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { Strings } from '../mdx/strings.ts';

const source = path.resolve(import.meta.dirname, '../..');

/**
 * Changes whenever the code that makes pages may have changed: the engine's sources, or an installed dependency.
 */
export function pipelineVersion({ config, root }: ResolvedSite, strings: Record<string, Strings>): string {
  const hash = createHash('sha256').update(JSON.stringify({ config, root, strings })).update(process.version);
  const files = globSync(
    ['build/{mdx,content,config,cache}/**/*.ts', 'build/problems.ts', 'shared/**/*.ts'],
    {
      cwd: source,
      ignore: '**/*.test.ts',
    },
  );
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(source, file)));
  hash.update(installedVersions());
  return hash.digest('hex').slice(0, 16);
}

/** npm's own record of what is installed; absent under other package managers, which costs nothing but freshness. */
function installedVersions(): string {
  try {
    return readFileSync(path.resolve(source, '../node_modules/.package-lock.json'), 'utf8');
  } catch {
    return '';
  }
}
