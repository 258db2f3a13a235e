import type { RsbuildPluginAPI } from '@rsbuild/core';

const HELPER = /var __name = \(target, value\) => __defProp\(target, "name", \{[^}]*\}\);/;

/**
 * Radix UI is published with a helper that gives every function its name back, for the sake of developer tools. A
 * page has no use for the names: without them its scripts are some percent smaller.
 */
export function stripFunctionNames(api: RsbuildPluginAPI): void {
  api.transform({ test: /[\\/]@radix-ui[\\/].*\.mjs$/, environments: ['web'] }, ({ code }) =>
    code.replace(HELPER, 'var __name = (target) => target;'),
  );
}
