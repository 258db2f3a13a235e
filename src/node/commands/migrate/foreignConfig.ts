import { readFileSync } from 'node:fs';
import { type ResolveHookSync, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Runs the configuration of another tool, whose packages are not installed here: what it imports and is not there is
 * replaced by functions that return what they are given.
 */
export async function importConfig(file: string): Promise<Record<string, unknown> | undefined> {
  const resolve: ResolveHookSync = (specifier, context, next) => {
    try {
      return next(specifier, context);
    } catch (error) {
      const { parentURL } = context;
      const isOurs = parentURL === undefined || parentURL === import.meta.url;
      if (isOurs || !parentURL.startsWith('file:') || specifier.startsWith('node:')) throw error;
      const text = readFileSync(fileURLToPath(parentURL), 'utf8');
      const url = `data:text/javascript,${encodeURIComponent(standIn(text, specifier))}`;
      // it is a script, whatever type the text expects
      return { url, importAttributes: {}, shortCircuit: true };
    }
  };
  const hooks = registerHooks({ resolve });
  try {
    const { default: config } = (await import(pathToFileURL(file).href)) as { default?: unknown };
    const value: unknown =
      typeof config === 'function' ? await config({ mode: 'production', command: 'build' }) : await config;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined; // it is a program, and needs what is not here
  } finally {
    hooks.deregister();
  }
}

/** A module with the names that a text imports from another one. */
function standIn(text: string, specifier: string): string {
  const pattern = new RegExp(`import\\s+([^'"]*?)\\s*from\\s*['"]${RegExp.escape(specifier)}['"]`, 'g');
  const names = [...text.matchAll(pattern)].flatMap(([, imported = '']) =>
    [...(/\{([^}]*)\}/.exec(imported)?.[1] ?? '').matchAll(/(?:^|,)\s*(?!type\b)(\w+)/g)].map(
      ([, name = '']) => name,
    ),
  );
  const exports = [...new Set(names)]
    .filter((name) => name !== 'default')
    .map((name) => `export const ${name} = any;`);
  return `const any = new Proxy(function () {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === 'then' ? undefined : any),
  apply: (_, self, [first]) => (typeof first === 'object' && first !== null ? first : any),
  construct: () => any,
});
export default any;
${exports.join('\n')}
`;
}
