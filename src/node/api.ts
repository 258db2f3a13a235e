/**
 * The public Node API, `docs-site-engine/node`: what tools for sites build on. The packages of this repository use nothing
 * else of the engine. It follows semantic versioning; the manual's page “Tools for a site” describes it.
 */

export type { ProblemCode } from '../shared/checks.ts';
export { elementNames, expandedElementNames } from '../shared/elementNames.ts';
export { frontmatterSchema } from '../shared/frontmatter.ts';
export { headElement, type SiteHeadElement } from '../shared/headConfig.ts';
export type { NavInput, Navigation, SidebarInput } from '../shared/navigation.ts';
export {
  addressBeside,
  encodePath,
  formatAddress,
  type RoutesFile,
  withBase,
} from '../shared/routes.ts';
export type { SiteConfig } from '../shared/siteConfig.ts';
export type { Localized, SocialLink, ThemeConfig } from '../shared/themeConfig.ts';
export { decodePath } from '../shared/urlPath.ts';
// Commands: arguments, exit codes, problems with their places.
export { engineVersion, readCommandLine, runCommand, UsageError } from './base/commandLine.ts';
// Files.
export { isPackages, removeEmptyFolders, walkFolder, writeOutput } from './base/files.ts';
export { resolveFile } from './base/importGraph.ts';
export {
  distinct,
  formatPlace,
  formatProblems,
  gatherAlike,
  howToRun,
  type Problem,
  ProblemsError,
  warning,
} from './base/problems.ts';
export { countPages } from './base/progress.ts';
// The site: its configuration, its pages, its navigation, and what is wrong with them.
export { checkSite } from './commands/check/checkSite.ts';
// The finished site: its addresses and files, and a server that answers as a host does.
export { serveSite } from './commands/serve/serveSite.ts';
export { loadSiteConfig, type ResolvedSite, resolveSite } from './config/resolveSite.ts';
// The text of pages.
export { codeLines } from './content/read/codeLines.ts';
export { foreignFrontmatter } from './content/read/foreignFrontmatter.ts';
export { FILE_LIST, type FileList } from './output/checkOutputs.ts';
export { MetaFiles, titleOfFolder } from './site/metaFiles.ts';
