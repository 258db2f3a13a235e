import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withBase } from '../../shared/routes.ts';
import type { BundleFiles } from '../cache/bundleCache.ts';
import type { FrameAssets } from './document.ts';

/** The frame's folder in the finished site: everything in it has its content's hash in its name. */
export const ASSETS_FOLDER = 'assets';

/**
 * What pages name, in the form they name it.
 * @param folder where `headScript.js` lies
 */
export function frameAssets(folder: string, files: BundleFiles, base: string): FrameAssets {
  const urls = (names: string[]) => names.map((name) => withBase(base, `/${name}`));
  return {
    headScript: readFileSync(path.join(folder, 'headScript.js'), 'utf8').trim(),
    scripts: urls(files.scripts),
    stylesheets: urls(files.stylesheets),
    fonts: urls(files.fonts),
    extraStylesheets: Object.fromEntries(
      Object.entries(files.extraStylesheets).map(([key, name]) => [key, withBase(base, `/${name}`)]),
    ),
  };
}

/** Hashes of what pages load by name (Subresource Integrity), by URL. Of a finished bundle only. */
export function frameIntegrity(folder: string, files: BundleFiles, base: string): Record<string, string> {
  const names = [...files.scripts, ...files.stylesheets, ...Object.values(files.extraStylesheets)];
  return Object.fromEntries(
    names.map((name) => {
      const hash = createHash('sha256').update(readFileSync(path.join(folder, name)));
      return [withBase(base, `/${name}`), `sha256-${hash.digest('base64')}`];
    }),
  );
}
