import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { IS_PACKAGE, sourceFile } from '../base/importGraph.ts';
import { relativePath } from '../base/paths.ts';
import type { SiteComponent, SiteModules } from '../content/own/siteModules.ts';

/** Changes the text of one of the engine's modules. */
type Transform = (code: string) => string;

/**
 * Makes the modules of a site part of the bundles: they join the engine's registries, and the parts of the shell that
 * have places for them are replaced. What a site does not use changes nothing, so that its readers load nothing for it.
 *
 * @param root folder of the site
 */
export function addSiteModules(api: RsbuildPluginAPI, root: string, modules: SiteModules): void {
  for (const [name, transform] of Object.entries(siteTransforms(root, modules))) {
    const file = sourceFile(name);
    // before the bundler compiles it
    const test = (candidate: string) => candidate === file;
    api.transform({ test, order: 'pre' }, ({ code }) => transform(code));
  }
  const islands = Map.groupBy(
    modules.components.filter(({ island }) => island),
    ({ file }) => file,
  );
  for (const [file, components] of islands) {
    const test = (candidate: string) => candidate === file;
    const resourceQuery = { not: [ITSELF] };
    api.transform({ test, resourceQuery, environments: ['node'], order: 'pre' }, () =>
      renderedIsland(root, file, components),
    );
  }
}

/** The query of an island's module as it is written. */
const ITSELF = /^\?itself$/;

/** The module of an island for rendering: what a component or layout imports is hydrated in the browser, too. */
function renderedIsland(root: string, file: string, components: readonly SiteComponent[]): string {
  const itself = text(`${file}?itself`);
  const element = ({ name, exported }: SiteComponent) =>
    `importedIsland(${text({ exported, file: relativePath(root, file), island: name })}, itself)`;
  const named = components.filter(({ exported }) => exported !== 'default');
  const byDefault = components.find(({ exported }) => exported === 'default');
  const names = new Map(named.map((component) => [component.exported, component]));
  return `
import { importedIsland } from ${text(sourceFile('article/own/ownElement.tsx'))};
import * as itself from ${itself};
export * from ${itself};
${[...names].map(([name, component]) => `export const ${name} = ${element(component)};`).join('\n')}
export default ${byDefault ? element(byDefault) : "Reflect.get(itself, 'default')"};
`;
}

/** How modules of the engine change, by their paths below its source. */
export function siteTransforms(
  root: string,
  { components, slots, layouts }: SiteModules,
): Record<string, Transform> {
  const islands = components.filter(({ island }) => island);
  const hasSlots = Object.keys(slots).length > 0;
  return {
    ...(components.length > 0
      ? { 'article/elements.ts': (code) => code + elementsOf(root, components) }
      : {}),
    ...(islands.length > 0 ? { 'islands/registry.ts': (code) => code + islandsOf(root, islands) } : {}),
    ...(Object.keys(layouts).length > 0
      ? { 'article/own/layouts.ts': (code) => code + defaultsOf(root, 'layouts', layouts) }
      : {}),
    ...(hasSlots
      ? {
          'shell/slots/siteSlots.ts': (code) => code + defaultsOf(root, 'siteSlots', slots),
          'shell/Shell.tsx': (code) =>
            ['Navbar', 'Article', 'Footer'].reduce(
              (changed, name) => replaced(changed, `./${name}/${name}.tsx`, `./slots/Slotted${name}.tsx`),
              code,
            ),
          'shell/Sidebar/Sidebar.tsx': (code) =>
            replaced(code, './SidebarItems.tsx', '../slots/SlottedSidebarItems.tsx'),
        }
      : {}),
  };
}

/** Adds the components to those of the engine, which they may replace. */
function elementsOf(root: string, components: readonly SiteComponent[]): string {
  const imports = components.map(({ file }, index) => `import * as site${index} from ${text(file)};`);
  const entries = components.map(({ name, file, exported, island }, index) => {
    const source = { exported, file: relativePath(root, file), ...(island ? { island: name } : {}) };
    return `  ${name}: ownElement({ module: site${index}, ...${text(source)} }),`;
  });
  return `
import { ownElement } from ${engine('./own/ownElement.tsx')};
${imports.join('\n')}
Object.assign(elements, {
${entries.join('\n')}
});
`;
}

/** Adds the loaders of the islands: each has a chunk of its own. */
function islandsOf(root: string, islands: readonly SiteComponent[]): string {
  const entries = islands.map(({ name, file, exported }) => {
    const chunk = `island-${path.basename(file).replace(/\W.*$/, '')}`;
    const loaded = `await import(/* webpackChunkName: ${text(chunk)} */ ${text(file)})`;
    return `  ${name}: async () => ownIsland(ownExport(${loaded}, ${text(exported)}, ${text(relativePath(root, file))})),`;
  });
  return `
import { ownExport } from ${engine('../shared/ownExport.ts')};
import { ownIsland } from ${engine('./own/ownIsland.tsx')};
Object.assign(islands, {
${entries.join('\n')}
});
`;
}

function defaultsOf(root: string, registry: string, files: Record<string, string>): string {
  const entries = Object.entries(files);
  const imports = entries.map(([, file], index) => `import * as site${index} from ${text(file)};`);
  const assigned = entries.map(
    ([name, file], index) =>
      `  ${name}: ownExport(site${index}, 'default', ${text(relativePath(root, file))}),`,
  );
  return `
import { ownExport } from ${engine('../../shared/ownExport.ts')};
${imports.join('\n')}
Object.assign(${registry}, {
${assigned.join('\n')}
});
`;
}

/** Imports another module instead of one. */
function replaced(code: string, from: string, to: string): string {
  // compilers write quotes of either kind
  const changed = ["'", '"'].reduce(
    (text, quote) => text.replace(engine(from, quote), engine(to, quote)),
    code,
  );
  if (changed === code) throw new Error(`The shell does not import ${from} any more.`);
  return changed;
}

/** A module of the engine, in an import: in the package, it is JavaScript. */
function engine(name: string, quote = "'"): string {
  return quote + (IS_PACKAGE ? name.replace(/\.tsx?$/, '.js') : name) + quote;
}

/** A value as JavaScript. */
function text(value: unknown): string {
  return JSON.stringify(value);
}
