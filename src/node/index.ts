/** What a site's configuration imports from the package. */

export type { Frontmatter } from '../shared/frontmatter.ts';
export type { Navigation } from '../shared/navigation.ts';
export { defineSite, type SiteConfig, type ThemeConfig } from '../shared/siteConfig.ts';
export { pluginDocs } from './plugin.ts';
