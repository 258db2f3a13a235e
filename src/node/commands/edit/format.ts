import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ResolvedSite } from '../../config/resolveSite.ts';

/**
 * An edited file in the format of its project, if the file had that before and the project uses Biome; otherwise as it
 * was edited.
 */
export function formatLike(site: ResolvedSite, file: string, before: string, edited: string): string {
  if (format(site, file, before) !== before) return edited;
  return format(site, file, edited) ?? edited;
}

function format({ root }: ResolvedSite, file: string, text: string): string | undefined {
  if (!['biome.json', 'biome.jsonc'].some((name) => existsSync(path.join(root, name)))) return undefined;
  const program = findBiome(path.join(root, 'package.json')) ?? findBiome(import.meta.url);
  if (program === undefined) return undefined;
  const args = [program, 'format', `--stdin-file-path=${path.relative(root, file)}`];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, input: text, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

function findBiome(from: string): string | undefined {
  try {
    return createRequire(from).resolve('@biomejs/biome/bin/biome');
  } catch {
    return undefined;
  }
}
