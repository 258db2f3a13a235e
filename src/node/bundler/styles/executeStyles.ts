import { randomUUID } from 'node:crypto';
import { type LoadHookSync, type ResolveHookSync, registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
// imported here, so that style files get the same one of the package's two builds (development, production)
import '@vanilla-extract/css';
import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { transformCss } from '@vanilla-extract/css/transformCss';
import { relativePath } from '../../base/paths.ts';

type CssBlock = Parameters<typeof transformCss>[0]['cssObjs'][number];
type Composition = Parameters<typeof transformCss>[0]['composedClassLists'][number];

/** The result of executing a set of style files. */
export interface ExecutedStyles {
  /** The CSS of each file alone, without its imports. */
  css: Map<string, string>;
  /** The exports of each file: class names and other plain values. */
  exports: Map<string, Record<string, unknown>>;
  /** The imports of each file, in order. */
  imports: Map<string, string[]>;
}

/** Marks the modules of one execution: Node only executes a module again under a different URL. */
const MARK = '?styles=';

const FILE_SCOPE = '@vanilla-extract/css/fileScope';

export const STYLE_FILE = /\.css\.[jt]s$/;

/**
 * Executes style files (vanilla-extract) in Node itself, and collects their output.
 * @param root folder that the paths in generated class names are relative to
 */
export async function executeStyles(root: string, files: readonly string[]): Promise<ExecutedStyles> {
  // not a counter of this module: a restart of the dev server loads the module anew, but not the ones it has marked
  const mark = MARK + randomUUID();
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

/** Passes the mark on to everything that a marked module imports, except packages. */
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

/** Wraps each style file in calls that attribute its styles to it. */
function loadMarked(mark: string, root: string): LoadHookSync {
  return (url, context, next) => {
    const loaded = next(url, context);
    if (!url.endsWith(mark)) return loaded;
    const file = fileURLToPath(url);
    if (!STYLE_FILE.test(file)) return loaded;
    const name = relativePath(root, file);
    const begin = `import { setFileScope, endFileScope } from '${FILE_SCOPE}'; setFileScope(${JSON.stringify(name)});`;
    // on the first line, so that line numbers in errors stay correct
    return { ...loaded, source: `${begin} ${String(loaded.source)}\nendFileScope();` };
  };
}
