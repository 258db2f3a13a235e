import { existsSync } from 'node:fs';
import path from 'node:path';
import type { MarkdownConfig } from '../../shared/markdownConfig.ts';
import type { RouteSpace } from '../../shared/routes.ts';
import { type SiteConfig, siteConfigSchema } from '../../shared/siteConfig.ts';
import type { ThemeConfig } from '../../shared/themeConfig.ts';
import { isBelow } from '../../shared/urlPath.ts';
import { importFresh, moduleProblem } from '../base/importFresh.ts';
import { ProblemsError } from '../base/problems.ts';
import { describeViolations } from '../base/zodProblems.ts';

/** The configuration with defaults filled in and absolute paths. Plain data: it is passed to workers. */
export interface ResolvedSite {
  config: SiteConfig;
  theme: ThemeConfig;
  markdown: Required<MarkdownConfig>;
  space: RouteSpace;
  /** Folder of `site.config.ts`. */
  root: string;
  docsDir: string;
  localesDir: string;
  publicDir: string;
  outDir: string;
  /** Folder for data that later builds can reuse; always safe to delete. */
  cacheDir: string;
  /** Name of the configuration in messages. */
  configName: string;
}

/**
 * Validates a configuration, fills in defaults and makes paths absolute. Throws a {@link ProblemsError} that lists all
 * invalid keys, also if a build would overwrite files of the site.
 *
 * @param root folder that relative paths start from
 * @param file the configuration's file, for messages. Default: `site.config.ts`
 */
export function resolveSite(input: SiteConfig, root: string, file = 'site.config.ts'): ResolvedSite {
  const parsed = siteConfigSchema.safeParse(input);
  if (!parsed.success) {
    throw new ProblemsError(
      describeViolations(parsed.error, siteConfigSchema).map((violation) => ({
        severity: 'error' as const,
        file,
        message: violation.message,
        advice: violation.advice ?? 'The type SiteConfig describes every key.',
      })),
    );
  }
  const config = parsed.data;
  const inRoot = (folder: string) => path.resolve(root, folder);
  const site: ResolvedSite = {
    config,
    theme: config.themeConfig ?? {},
    markdown: {
      defaultWrapCode: false,
      showLineNumbers: false,
      zoomSelector: 'img',
      slugs: 'github',
      remarkPlugins: [],
      rehypePlugins: [],
      transformers: [],
      languages: [],
      ...config.markdown,
    },
    space: {
      base: config.base ?? '/',
      languages: config.languages.map(({ lang }) => lang),
      versions: config.multiVersion?.versions ?? [],
      defaultVersion: config.multiVersion?.default ?? '',
    },
    root,
    docsDir: inRoot(config.docsDir ?? 'docs'),
    localesDir: inRoot(config.localesDir ?? 'locales'),
    publicDir: inRoot(config.publicDir ?? 'public'),
    outDir: inRoot(config.outDir ?? 'dist'),
    configName: file,
    cacheDir: inRoot(config.cacheDir ?? 'node_modules/.cache/docs'),
  };
  assertNoSourcesIn(site);
  return site;
}

/** Rejects an output folder that contains sources, since a build replaces the whole folder. */
function assertNoSourcesIn({
  config,
  space,
  root,
  docsDir,
  localesDir,
  publicDir,
  outDir,
  configName,
}: ResolvedSite) {
  const components = Object.values(config.components ?? {}).flatMap((component) =>
    typeof component === 'string' ? component : Object.values(component),
  );
  const modules = [...components, ...Object.values(config.slots ?? {})];
  const pages = [...space.languages, ...space.versions].map((name) => path.join(docsDir, name));
  const sources = [
    root,
    docsDir,
    localesDir,
    publicDir,
    ...pages,
    ...modules.map((file) => path.resolve(root, file)),
  ];
  const overwritten =
    sources.find((file) => isIn(outDir, file)) ??
    [publicDir, ...pages].find((folder) => isIn(folder, outDir));
  if (overwritten !== undefined)
    throw configError(
      configName,
      `"outDir" must be a separate folder: a build replaces its content, and it contains ${path.relative(root, overwritten) || 'the site itself'}.`,
      "Choose another folder, or omit it to use 'dist'.",
    );
}

function isIn(folder: string, file: string): boolean {
  return isBelow(folder.replaceAll(path.sep, '/'), file.replaceAll(path.sep, '/'));
}

const SITE_CONFIG_FILES = ['site.config.ts', 'site.config.mts', 'site.config.js', 'site.config.mjs'];

/** Returns the absolute path of a site's `site.config.*`, or `undefined` if the folder has none. */
export function siteConfigFile(root: string): string | undefined {
  return SITE_CONFIG_FILES.map((name) => path.join(root, name)).find((file) => existsSync(file));
}

/** Returns the name of the configuration in messages: `site.config.*`, or the `rsbuild.config.*` that contains it. */
export function configFileName(root: string, rsbuildConfig = 'rsbuild.config.ts'): string {
  return path.basename(siteConfigFile(root) ?? rsbuildConfig);
}

/**
 * Loads the current default export of a folder's `site.config.*`. Throws a {@link ProblemsError} if the file is missing,
 * can't be run or isn't valid.
 */
export async function loadSiteConfig(root: string): Promise<ResolvedSite> {
  const file = siteConfigFile(root);
  if (file === undefined)
    throw configError(
      'site.config.ts',
      'There is no such file in this folder.',
      'Run the command in the folder of the site; "npx docs init" creates a new one. Move options of the site from rsbuild.config.ts to site.config.ts.',
    );
  const name = path.basename(file);
  let config: unknown;
  try {
    config = (await importFresh(file)).default;
  } catch (error) {
    const { message, ...place } = moduleProblem(error, root, file);
    const cause = `Cannot read the configuration: ${message}.`;
    const advice = 'Correct the code. The file must export defineSite({ … }) as default.';
    throw new ProblemsError([{ severity: 'error', ...place, message: cause, advice }]);
  }
  if (config === undefined)
    throw configError(name, 'It has no default export.', 'Write: export default defineSite({ … });');
  return resolveSite(config as SiteConfig, root, name);
}

function configError(file: string, message: string, advice: string): ProblemsError {
  return new ProblemsError([{ severity: 'error', file, message, advice }]);
}
