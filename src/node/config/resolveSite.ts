import path from 'node:path';
import type { MarkdownConfig } from '../../shared/markdownConfig.ts';
import type { RouteSpace } from '../../shared/routes.ts';
import { type SiteConfig, siteConfigSchema } from '../../shared/siteConfig.ts';
import type { ThemeConfig } from '../../shared/themeConfig.ts';
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
  /** What messages call the configuration. */
  configName: string;
}

/**
 * Validates the configuration; throws a {@link ProblemsError} that lists every invalid key.
 *
 * @param file where the configuration stands, for messages
 */
export function resolveSite(
  input: SiteConfig,
  root: string,
  file = 'site configuration (pluginDocs in rsbuild.config.ts)',
): ResolvedSite {
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
  return {
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
    cacheDir: inRoot('node_modules/.cache/docs'),
  };
}
