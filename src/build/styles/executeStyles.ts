import { type LoadHookSync, type ResolveHookSync, registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
// named here, so that the style files find the same of the two builds (development, production) of the package
import '@vanilla-extract/css';
import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { transformCss } from '@vanilla-extract/css/transformCss';
import { relativePath } from '../displayPath.ts';

type CssBlock = Parameters<typeof transformCss>[0]['cssObjs'][number];
type Composition = Parameters<typeof transformCss>[0]['composedClassLists'][number];

/** What a set of style files says. */
export interface ExecutedStyles {
  /** The CSS of a file alone, without what it imports. */
  css: Map<string, string>;
  /** What a file exports: class names and other plain values. */
  exports: Map<string, Record<string, unknown>>;
  /** What a file imports, in its order. */
  imports: Map<string, string[]>;
}

/** Marks what is executed here, and when: Node executes a module once more only under another address. */
const MARK = '?styles=';

const FILE_SCOPE = '@vanilla-extract/css/fileScope';

export const STYLE_FILE = /\.css\.ts$/;

let executions = 0;

/**
 * Executes style files (vanilla-extract) with Node itself, and collects what they say.
 * @param root folder below which the paths lie that names of classes are made from
 */
export async function executeStyles(root: string, files: readonly string[]): Promise<ExecutedStyles> {
  const mark = MARK + String(++executions);
  const imports = new Map<string, string[]>();
  const blocks = new Map<string, CssBlock[]>();
  const classNames = new Set<string>();
  const compositions: Composition[] = [];
  const hooks = registerHooks({ resolve: resolveMarked(mark, imports), load: loadMarked(mark, root) });
  setAdapter({
    appendCss: (block, { filePath }) => {
      const file = path.join(root, filePath);
      blocks.set(file, [...(blocks.get(file) ?? []), block]);
    },
    registerClassName: (className) => classNames.add(className),
    registerComposition: (composition) => compositions.push(composition),
    markCompositionUsed: () => {},
    onEndFileScope: () => {},
    getIdentOption: () => 'short',
  });
  try {
    const exports = new Map<string, Record<string, unknown>>();
    for (const file of files) exports.set(file, await import(pathToFileURL(file).href + mark));
    const localClassNames = [...classNames];
    const css = [...blocks].map(([file, cssObjs]): [string, string] => [
      file,
      transformCss({ localClassNames, composedClassLists: compositions, cssObjs }).join('\n'),
    ]);
    return { css: new Map(css), exports, imports };
  } finally {
    removeAdapter();
    hooks.deregister();
  }
}

/** Whatever a marked module imports is marked as well, but packages. */
function resolveMarked(mark: string, imports: Map<string, string[]>): ResolveHookSync {
  return (specifier, context, next) => {
    const resolved = next(specifier, context);
    const parent = context.parentURL;
    if (!parent?.endsWith(mark) || !specifier.startsWith('.')) return resolved;
    const importer = fileURLToPath(parent);
    imports.set(importer, [...(imports.get(importer) ?? []), fileURLToPath(resolved.url)]);
    return { ...resolved, url: resolved.url + mark };
  };
}

/** The styles of a file are told apart by a call at its beginning and one at its end. */
function loadMarked(mark: string, root: string): LoadHookSync {
  return (url, context, next) => {
    const loaded = next(url, context);
    if (!url.endsWith(mark)) return loaded;
    const file = fileURLToPath(url);
    if (!STYLE_FILE.test(file)) return loaded;
    const name = relativePath(root, file);
    const begin = `import { setFileScope, endFileScope } from '${FILE_SCOPE}'; setFileScope(${JSON.stringify(name)});`;
    // on the first line, so that errors name the right ones
    return { ...loaded, source: `${begin} ${String(loaded.source)}\nendFileScope();` };
  };
}
