import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteConfig } from '../../shared/siteConfig.ts';
import { ProblemsError } from '../base/problems.ts';
import { type ResolvedSite, resolveSite } from './resolveSite.ts';

/** Where a site says what the commands read. */
export const SITE_CONFIG_FILE = 'site.config.ts';

/** Loads a folder's site for tools that run without the bundler: `siteConfig`, exported by its `site.config.ts`. */
export async function loadSiteConfig(root: string): Promise<ResolvedSite> {
  const file = path.join(root, SITE_CONFIG_FILE);
  const failed = (message: string, advice: string) =>
    new ProblemsError([{ severity: 'error', file: SITE_CONFIG_FILE, message, advice }]);
  if (!existsSync(file)) {
    const advice =
      'Run the command in the folder of the site, and keep what the site says about itself in this file.';
    throw failed('There is no such file in this folder.', advice);
  }
  const { siteConfig } = (await import(pathToFileURL(file).href)) as { siteConfig?: SiteConfig };
  if (!siteConfig)
    throw failed('It does not export “siteConfig”.', 'Write: export const siteConfig: SiteConfig = { … };');
  return resolveSite(siteConfig, root);
}
