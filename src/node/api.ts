/**
 * The public Node API, `docs-site-engine/node`, for tools and integrations. The packages of this repository import nothing
 * else of the engine. It follows semantic versioning; the manual lists it on the page "Tools for a site".
 */

// The site: its configuration, pages, navigation and problems.

export { frontmatterSchema } from '../shared/frontmatter.ts';
export { headElementSchema } from '../shared/headConfig.ts';
export type { NavInput, Navigation, SidebarInput } from '../shared/navigation.ts';
export type { SiteConfig } from '../shared/siteConfig.ts';
export { type Localized, localize } from '../shared/themeConfig.ts';
export { checkSite } from './commands/check/checkSite.ts';
export { loadSiteConfig, type ResolvedSite, resolveSite, siteConfigFile } from './config/resolveSite.ts';
export type { PageSource } from './content/page.ts';
export { discoverPages } from './content/read/discover.ts';
export { collectLinks, loadNavigation, navigationFile } from './site/loadNavigation.ts';

// Page text: links, headings, code, elements.

export type { Sample, SampleProblem, TypeClasses, TypedCode } from './content/code/sampleTypes.ts';
export { elementNames } from './content/elementNames.ts';
export { slugify } from './content/extract/headings.ts';
export { fileToAddress, linkTarget } from './content/extract/links.ts';
export { codeLines } from './content/parse/codeLines.ts';
export { frontmatterBlock } from './content/read/frontmatterBlock.ts';
export { siteParser } from './content/syntax/siteParser.ts';

// UI strings.

export { expectedStrings } from './i18n/checkStrings.ts';
export { ENGINE_LOCALES_FOLDER, loadStrings, readLocales } from './i18n/loadStrings.ts';
export { readLocale } from './i18n/readLocale.ts';
export { flattenStrings } from './i18n/stringTree.ts';

// URLs and paths.

export {
  defaultLanguage,
  encodePath,
  formatAddress,
  isExternal,
  pageFileStem,
  pageFileUrl,
  parseAddress,
  type RoutesFile,
  routeKey,
  withBase,
} from '../shared/routes.ts';
export { decodePath, isBelow } from '../shared/urlPath.ts';

// Integrations and the built site.

export { OG_IMAGE_SIZE } from '../shared/constants.ts';
export { light as lightTheme } from '../theme/light.ts';
export { rgb } from '../theme/oklch.ts';
export { serveSite } from './commands/serve/serveSite.ts';
export { ASSET_MANIFEST_FILE } from './output/checkOutputs.ts';
export type { BuildPage, Integration, SiteBuildEvent } from './output/integrations.ts';

// Commands: arguments, exit codes, problems.

export { handleHelp, readCommandLine, runCommand, UsageError } from './base/commandLine.ts';
export {
  dedupeProblems,
  didYouMean,
  formatCommand,
  formatLocation,
  formatProblems,
  type Problem,
  ProblemsError,
  warning,
} from './base/problems.ts';
export { Progress } from './base/progress.ts';
export { describeViolations } from './base/zodProblems.ts';

// Files and text.

export { escapeHtml } from '../shared/escapeHtml.ts';
export { cacheFolder, DiskCache } from './base/diskCache.ts';
export { atomicWrite, isNodeModules, walkFolder } from './base/files.ts';
export { importFresh } from './base/importFresh.ts';
export { resolveFile } from './base/importGraph.ts';
export { parseYaml } from './base/parseYaml.ts';
export { relativePath } from './base/paths.ts';
