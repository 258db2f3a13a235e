import { transform } from 'sucrase';

/**
 * Compiles a TypeScript or JSX module to the body of an async function of `require`, `module` and `exports`. Every line
 * stays where it is, so that positions in errors apply to the code as written.
 *
 * Throws a `SyntaxError` with `(line:column)` in its message.
 */
export function compileModule(code: string, path: string): string {
  return transform(code, {
    transforms: ['typescript', 'jsx', 'imports'],
    filePath: path,
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
  }).code;
}
