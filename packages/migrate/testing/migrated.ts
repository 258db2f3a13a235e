import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import type { MigratedSite } from '../src/migrateSite.ts';

export type Migrated = Omit<MigratedSite, 'copies'> & { copies: string[] };

/** Migrates a site in a process without Vitest's loader, which would look for the old site's packages. */
export function migrated(
  tool: 'vitepress' | 'rspress',
  files: Record<string, string>,
  pages = 'docs',
): Migrated {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  const module = new URL('../src/migrateSite.ts', import.meta.url).href;
  const script = `
    import { migrateSite } from '${module}';
    const site = await migrateSite('${tool}', ${JSON.stringify(path.join(folder, pages))}, 'engine');
    process.stdout.write(JSON.stringify({ ...site, copies: site.copies.map(([name]) => name) }));
  `;
  const args = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' })) as Migrated;
}

export const navigationOf = ({ files }: Migrated): unknown =>
  JSON.parse(/= (\{[\s\S]*?\n\});/.exec(files['docs/navigation.ts'] ?? '')?.[1] ?? '{}');
export const messages = ({ left }: Migrated) => left.map(({ message }) => message);
