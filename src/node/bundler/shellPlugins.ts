import path from 'node:path';
import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { SOURCE } from '../base/importGraph.ts';
import { styleFiles } from './entries.ts';
import { bundleStyles } from './styles/bundleStyles.ts';
import { leaveOutUnusedParts } from './unusedParts.ts';

/** React, in the same chunk as the shell. */
export function reactPlugin(): RsbuildPlugin {
  return pluginReact({ splitChunks: false });
}

/** How the shell's own files are transformed. */
export function transformShell(api: RsbuildPluginAPI): void {
  bundleStyles(api, path.dirname(SOURCE), styleFiles());
  stripFunctionNames(api);
  leaveOutUnusedParts(api);
}

const HELPER = /var __name = \(target, value\) => __defProp\(target, "name", \{[^}]*\}\);/;

/**
 * Radix UI is published with a helper that restores every function's name for developer tools. Pages do not need these
 * names: without them, their scripts are a few percent smaller.
 */
function stripFunctionNames(api: RsbuildPluginAPI): void {
  api.transform({ test: /[\\/]@radix-ui[\\/].*\.mjs$/, environments: ['web'] }, ({ code }) =>
    code.replace(HELPER, 'var __name = (target) => target;'),
  );
}
