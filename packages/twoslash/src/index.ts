import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Sample, SampleProblem, TypedCode } from 'docs-site-engine/node';

export { typeTransformer } from './typeTransformer.ts';

const EXTENSIONS: Record<string, string> = {
  ts: 'ts',
  typescript: 'ts',
  mts: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
};

/**
 * Finds the types in a sample, or what is wrong with it. Loads TypeScript, which takes a second and hundreds of
 * megabytes.
 */
export async function findTypes(sample: Sample): Promise<TypedCode | { problems: SampleProblem[] }> {
  const { lang } = sample;
  const extension = EXTENSIONS[lang];
  if (extension !== undefined) {
    const { checkTypes } = await import('./checkTypes.ts');
    return checkTypes(sample, extension, typeDependencies(sample));
  }
  const message = `Code in the language "${lang}" is not supported by "twoslash".`;
  const advice = `Remove "twoslash", or use one of: ${Object.keys(EXTENSIONS).join(', ')}.`;
  return { problems: [{ message, advice }] };
}

const IMPORT = /(?:from|import)\s*\(?\s*['"]((?:@[^/'"]+\/)?[^./'"@][^/'"]*)/g;

/**
 * Returns the files that change with the versions of the packages that a sample imports, and with those that find its
 * types.
 */
export function typeDependencies({ root, code }: Sample): string[] {
  const importer = path.join(root, 'site.config.ts');
  const imported = [...code.matchAll(IMPORT)].map(([, name = '']) => packageFile(name, importer));
  const toolPackages = ['typescript-6', 'twoslash'].map((name) => packageFile(name, import.meta.filename));
  const sources = ['checkTypes', 'typeTransformer'].map((name) =>
    path.join(import.meta.dirname, name + path.extname(import.meta.filename)),
  );
  return [...new Set([...toolPackages, ...imported])]
    .filter((file) => file !== undefined)
    .concat(sources)
    .sort();
}

/** Returns the `package.json` of an installed package, as a file finds it. */
function packageFile(name: string, importer: string): string | undefined {
  try {
    return findPackageJSON(name, pathToFileURL(importer));
  } catch {
    return undefined;
  }
}
