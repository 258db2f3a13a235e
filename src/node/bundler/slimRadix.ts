import type { RsbuildPluginAPI } from '@rsbuild/core';

const HELPER = /var __name = \(target, value\) => __defProp\(target, "name", \{[^}]*\}\);/;
const HIDDEN_NAME = /(React\d*)\[" (\w+) "\.trim\(\)\.toString\(\)\]/g;

/**
 * Radix UI is published with a helper that restores every function's name for developer tools, and hides the names of
 * newer hooks, so that bundlers of older versions of React do not complain. Pages need neither: with both, their scripts
 * are a few percent larger, and the boot script makes namespaces at run time.
 */
export function slimRadix(api: RsbuildPluginAPI): void {
  api.transform({ test: /[\\/]@radix-ui[\\/].*\.mjs$/, environments: ['web'] }, ({ code }) =>
    code.replace(HELPER, 'var __name = (target) => target;').replace(HIDDEN_NAME, '$1.$2'),
  );
}
