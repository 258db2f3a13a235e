import { existsSync } from 'node:fs';
import path from 'node:path';
import { encodePath } from '../../shared/routes.ts';
import { decodePath } from '../../shared/urlPath.ts';
import type { Problem } from '../base/problems.ts';
import type { SiteModel, SiteRoute } from './siteModel.ts';

/**
 * URLs of a landing page's pictures, by path as written: on the assets host if one is configured, else on the site
 * itself. The files must be in the public folder either way, as assets hosts come and go.
 */
export function heroPictures(
  { site }: SiteModel,
  { source, summary }: SiteRoute,
): { urls: Record<string, string>; problems: Problem[] } {
  const { logo, background, image } = summary.frontmatter.hero ?? {};
  const written = [logo, background, image?.src].filter((picture) => picture !== undefined);
  const host = site.config.assetsHost?.replace(/\/$/, '');
  const problems: Problem[] = [];
  const urls: Record<string, string> = {};
  for (const picture of written) {
    if (!picture.startsWith('/') || !existsSync(path.join(site.publicDir, decodePath(picture)))) {
      problems.push({
        severity: 'error',
        file: source.displayFile,
        message: `There is no picture “${picture}” in the public folder.`,
        advice: 'Put it there, and write its path with a leading slash.',
      });
    }
    urls[picture] = (host ?? site.space.base.slice(0, -1)) + encodePath(decodePath(picture));
  }
  return { urls, problems };
}
