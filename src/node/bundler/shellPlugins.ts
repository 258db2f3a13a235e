import path from 'node:path';
import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { SOURCE } from '../base/importGraph.ts';
import { styleFiles } from './entries.ts';
import { slimRadix } from './slimRadix.ts';
import { bundleStyles } from './styles/bundleStyles.ts';
import { leaveOutUnusedParts } from './unusedParts.ts';

/** React, in the same chunk as the shell. */
export function reactPlugin(): RsbuildPlugin {
  return pluginReact({ splitChunks: false });
}

/** How the shell's own files are transformed. */
export function transformShell(api: RsbuildPluginAPI): void {
  bundleStyles(api, path.dirname(SOURCE), styleFiles());
  slimRadix(api);
  leaveOutUnusedParts(api);
}
