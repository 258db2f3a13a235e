import path from 'node:path';
import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { SOURCE, sourceFile } from '../base/importGraph.ts';
import { styleFiles } from './entries.ts';
import { PART_HELPERS } from './siteParts.ts';
import { bundleStyles } from './styles/bundleStyles.ts';

/**
 * What packages have that no page needs, and a bundler cannot know of; together some percent of the scripts. Radix UI is
 * published with a helper that restores every function's name for developer tools, and hides the names of newer hooks from
 * older bundlers, for which the boot script would make namespaces at run time. i18next and its hooks for React know
 * characters of `<Trans>`, and which languages run from right to left, as a site says itself.
 */
const UNNEEDED: readonly { file: RegExp; part: RegExp; instead: string }[] = [
  {
    file: /[\\/]@radix-ui[\\/].*\.mjs$/,
    part: /var __name = \(target, value\) => __defProp\(target, "name", \{[^}]*\}\);/,
    instead: 'var __name = (target) => target;',
  },
  {
    file: /[\\/]@radix-ui[\\/].*\.mjs$/,
    part: /(React\d*)\[" (\w+) "\.trim\(\)\.toString\(\)\]/g,
    instead: '$1.$2',
  },
  {
    file: /react-i18next[/\\]dist[/\\]es[/\\]unescape\.js$/,
    part: /^[\s\S]*$/,
    instead: 'export const unescape = undefined;',
  },
  { file: /i18next[/\\]dist[/\\]esm[/\\]i18next\.js$/, part: /\['ar', 'shu',[^\]]*\]/, instead: '[]' },
];

/** React, in the same chunk as the shell. */
export function reactPlugin(): RsbuildPlugin {
  return pluginReact({ splitChunks: false });
}

/** How the shell's own files are transformed, and what browsers get of packages. */
export function transformShell(api: RsbuildPluginAPI): void {
  bundleStyles(api, path.dirname(SOURCE), [...styleFiles(), sourceFile(PART_HELPERS.controls)]);
  for (const { file, part, instead } of UNNEEDED)
    api.transform({ test: file, environments: ['web'] }, ({ code }) => code.replace(part, instead));
}
