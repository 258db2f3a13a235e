/**
 * The public Node API, `docs-site-engine/node`: what tools for sites build on. The packages of this repository use nothing
 * else of the engine. It follows semantic versioning; the manual's page “Tools for a site” describes it.
 */

export type { ProblemCode } from '../shared/checks.ts';
export { CARD_SIZE } from '../shared/constants.ts';
export { elementNames, expandedElementNames } from '../shared/elementNames.ts';
export { escapeHtml } from '../shared/escapeHtml.ts';
export { frontmatterSchema } from '../shared/frontmatter.ts';
export { headElement, type SiteHeadElement } from '../shared/headConfig.ts';
export type { NavInput, Navigation, SidebarGroupInput, SidebarInput } from '../shared/navigation.ts';
export {
  addressBeside,
  defaultLanguage,
  encodePath,
  fileOfPath,
  formatAddress,
  parseAddress,
  type RouteSpace,
  type RoutesFile,
  routeKey,
  withBase,
} from '../shared/routes.ts';
export type { SiteConfig } from '../shared/siteConfig.ts';
export { type Localized, localize, type SocialLink, type ThemeConfig } from '../shared/themeConfig.ts';
export { decodePath, isBelow } from '../shared/urlPath.ts';
export { light } from '../theme/light.ts';
export { rgb } from '../theme/oklch.ts';
// Commands: arguments, exit codes, problems with their places.
export { answerHelp, readCommandLine, runCommand, UsageError } from './base/commandLine.ts';
export { cacheFolder, DiskCache } from './base/diskCache.ts';
export { engineVersion } from './base/engine.ts';
export { atomicWrite, isPackages, removeEmptyFolders, walkFolder, writeOutput } from './base/files.ts';
// Files.
export { importFresh } from './base/importFresh.ts';
export { resolveFile } from './base/importGraph.ts';
export { parseYaml } from './base/parseYaml.ts';
export { displayPath, relativePath } from './base/paths.ts';
export {
  didYouMean,
  distinct,
  formatPlace,
  formatProblems,
  gatherAlike,
  howToRun,
  listed,
  type Problem,
  ProblemsError,
  warning,
} from './base/problems.ts';
export { countPages, Progress } from './base/progress.ts';
export { describeViolations } from './base/zodProblems.ts';
// The site: its configuration, its pages, its navigation, and what is wrong with them.
export { checkSite } from './commands/check/checkSite.ts';
// The finished site: its addresses and files, and a server that answers as a host does.
export { serveSite } from './commands/serve/serveSite.ts';
export { loadSiteConfig, type ResolvedSite, resolveSite, siteConfigFile } from './config/resolveSite.ts';
export { slugOf } from './content/extract/headings.ts';
// The text of pages.
export { addressOf, EXTERNAL, linkTarget } from './content/extract/links.ts';
export { siteLinks, type WrittenLink } from './content/extract/writtenLinks.ts';
export type { Source } from './content/page.ts';
export { codeLines } from './content/parse/codeLines.ts';
export { discoverPages } from './content/read/discover.ts';
// The strings of the shell.
export { expectedTexts } from './i18n/checkTexts.ts';
export { loadStrings, readLocales } from './i18n/loadStrings.ts';
export { type Note, readNotes } from './i18n/notes.ts';
export { readLocale } from './i18n/readLocale.ts';
export { flatTexts, type Texts } from './i18n/textTree.ts';
export { FILE_LIST, type FileList } from './output/checkOutputs.ts';
export type { BuildPage, Integration, SiteBuildEvent } from './output/integrations.ts';
export { linksIn, loadNavigation, navigationFile } from './site/loadNavigation.ts';
