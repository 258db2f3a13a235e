import type { RsbuildPluginAPI } from '@rsbuild/core';

const HELPER = /var __name = \(target, value\) => __defProp\(target, "name", \{[^}]*\}\);/;

/**
 * Radix UI is published with a helper that restores every function's name for developer tools. Pages do not need these
 * names: without them, their scripts are a few percent smaller.
 */
export function stripFunctionNames(api: RsbuildPluginAPI): void {
  api.transform({ test: /[\\/]@radix-ui[\\/].*\.mjs$/, environments: ['web'] }, ({ code }) =>
    code.replace(HELPER, 'var __name = (target) => target;'),
  );
}
