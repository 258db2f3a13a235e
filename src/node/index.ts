/** Exports for a site's configuration. */

export type { Frontmatter } from '../shared/frontmatter.ts';
export type { Navigation } from '../shared/navigation.ts';
export { defineSite, type SiteConfig } from '../shared/siteConfig.ts';
export { type TextKey, type ThemeConfig, textKeys } from '../shared/themeConfig.ts';
export type { CodeBlockData, CodeBlockTool } from './content/code/codeBlockData.ts';
export { type CodeMeta, parseCodeMeta } from './content/code/codeMeta.ts';
export type { SiteFile } from './content/extensions/endpoints.ts';
export type { PlainElement, PlainForm } from './content/extensions/plainForm.ts';
export { defineConfig, pluginDocs } from './plugin.ts';
