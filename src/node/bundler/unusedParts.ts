import type { RsbuildPluginAPI } from '@rsbuild/core';

/**
 * What packages keep for features that the shell does not use, and a bundler cannot know of: characters of `<Trans>`, and
 * which languages run from right to left, as a site says that itself. Together half a kilobyte for every reader.
 */
const UNUSED = [
  {
    file: /react-i18next[/\\]dist[/\\]es[/\\]unescape\.js$/,
    part: /^[\s\S]*$/,
    instead: 'export const unescape = undefined;',
  },
  { file: /i18next[/\\]dist[/\\]esm[/\\]i18next\.js$/, part: /\['ar', 'shu',[^\]]*\]/, instead: '[]' },
] as const;

/** Leaves them out of the browser scripts. */
export function leaveOutUnusedParts(api: RsbuildPluginAPI): void {
  for (const { file, part, instead } of UNUSED)
    api.transform({ test: file, environments: ['web'] }, ({ code }) => code.replace(part, instead));
}
