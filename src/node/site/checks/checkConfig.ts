import path from 'node:path';
import { Script } from 'node:vm';
import { isPreview } from '../../../shared/frontmatter.ts';
import type { SiteHeadElement } from '../../../shared/headConfig.ts';
import { parseAddress, splitHref, withLeadingSlash } from '../../../shared/routes.ts';
import { siteConfigSchema } from '../../../shared/siteConfig.ts';
import { readFileIfExists } from '../../base/files.ts';
import { didYouMean, type Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { StringMap } from '../../i18n/stringTree.ts';
import { publicFile } from '../resolveLinks.ts';
import type { SiteModel } from '../siteModel.ts';
import { checkLocalized } from './checkLocalized.ts';

/**
 * Reports missing files, languages and strings in a valid configuration, and scripts with syntax errors.
 *
 * @param strings strings of the site's first language, by full key
 */
export function checkConfig(site: ResolvedSite, strings: StringMap = new Map()): Problem[] {
  const { config, theme } = site;
  const { socialLinks = [], tools } = theme;
  const file = site.configName;
  const filesByKey: Record<string, (string | undefined)[]> = {
    icon: [config.icon],
    'themeConfig.logo': [theme.logo],
    'themeConfig.socialLinks': socialLinks.map(({ mode, content }) => (mode === 'img' ? content : undefined)),
    'themeConfig.tools': (tools?.items ?? []).map(({ logo }) => logo),
    head: (config.head ?? []).filter(isPreview).map(([, { content }]) => String(content ?? '')),
  };
  const missing = Object.entries(filesByKey).flatMap(([key, values]): Problem[] =>
    values
      .filter((value) => value !== undefined)
      .filter(
        (value) =>
          withLeadingSlash(value).startsWith('/') &&
          !publicFile(site, splitHref(withLeadingSlash(value)).target),
      )
      .map((value) => ({
        severity: 'warning',
        file,
        message: `"${key}" refers to ${value}, which is not in the public folder.`,
        advice: 'Add the file there, or fix the path, which is relative to that folder.',
        code: 'missing-file',
      })),
  );
  const text = readFileIfExists(path.join(site.root, file))?.toString() ?? '';
  const configFile = { displayFile: file, text, value: config, schema: siteConfigSchema };
  return [
    ...missing,
    ...checkLocalized(site, configFile, strings),
    ...(config.head ?? []).flatMap((element) => scriptSyntaxError(element, file)),
  ];
}

/** Reports missing pages in `search.suggested`. */
export function checkSuggestedPages(model: SiteModel): Problem[] {
  const { configName: file, space, theme } = model.site;
  const suggested = (typeof theme.search === 'object' && theme.search.suggested) || [];
  const paths = model.routes.map(({ routePath }) => routePath);
  return suggested
    .filter((link) => !model.find(parseAddress(space, link)))
    .map((link) => ({
      severity: 'error',
      file,
      message: `"themeConfig.search.suggested" names the page "${link}", which does not exist.`,
      advice: didYouMean(link, paths, 'Create the page, or remove the path.'),
    }));
}

/** Reports scripts of `head` with syntax errors. Modules can have imports, which only a browser resolves. */
function scriptSyntaxError(
  [name, { type = 'text/javascript' }, text]: SiteHeadElement,
  file: string,
): Problem[] {
  if (name !== 'script' || text === undefined) return [];
  try {
    if (['json', 'importmap', 'speculationrules'].some((kind) => String(type).includes(kind)))
      JSON.parse(text);
    else if (type === 'text/javascript') new Script(text);
    return [];
  } catch (error) {
    const message = `A script in "head" has a syntax error: ${(error as Error).message}. It starts with ${JSON.stringify(text.trim().slice(0, 40))}.`;
    return [{ severity: 'error', file, message, code: 'syntax' }];
  }
}
