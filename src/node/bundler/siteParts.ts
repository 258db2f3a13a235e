import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { sourceFile } from '../base/importGraph.ts';
import { relativePath } from '../base/paths.ts';
import { componentStyles, type SiteComponent, type SiteModules } from '../content/extensions/siteModules.ts';

/**
 * Module from which the shell, the islands and page elements import a site's components and slots. Empty in the source.
 */
const SITE_PARTS = 'shell/slots/siteParts.ts';

/** Modules of the engine that the generated module imports, for sites with such components. */
export const PART_HELPERS = {
  islands: 'islands/site/siteIsland.tsx',
  elements: 'article/site/siteElement.tsx',
  exports: 'shared/componentExport.ts',
} as const;

/** The current modules of the site: in development, pages may import more components at any time. */
export interface CurrentModules {
  readonly modules: SiteModules;
  /** Rewritten whenever the modules change. Default: they don't change. */
  readonly file?: string;
}

/** Adds the modules of a site to the bundles. Unused features add no code. */
export function addSiteModules(api: RsbuildPluginAPI, root: string, current: CurrentModules): void {
  const { file: list } = current;
  if (!list && !hasParts(current.modules)) return;
  // replaces the module before the bundler compiles it
  api.transform(
    { test: is(sourceFile(SITE_PARTS)), order: 'pre' },
    ({ code, environment, addDependency }) => {
      if (list) addDependency(list);
      if (!hasParts(current.modules)) return code;
      const renders = environment.name === 'node';
      const styles = list && !renders ? componentStyles(current.modules) : [];
      return sitePartsModule(root, current.modules, renders, styles);
    },
  );
  const islandsIn = (file: string) =>
    current.modules.components.filter((component) => component.island && component.file === file);
  api.transform(
    {
      test: (file) => islandsIn(file).length > 0,
      resourceQuery: { not: [ITSELF] },
      environments: ['node'],
      order: 'pre',
    },
    ({ resourcePath, addDependency }) => {
      if (list) addDependency(list);
      return renderedIsland(root, resourcePath, islandsIn(resourcePath));
    },
  );
}

function hasParts({ components, slots, hosts, layouts }: SiteModules): boolean {
  return components.length + [slots, hosts, layouts].flatMap(Object.keys).length > 0;
}

const is = (file: string) => (candidate: string) => candidate === file;

/** Query of the import of an island's original module. */
const ITSELF = /^\?itself$/;

/**
 * Generates the module of an island for rendering, so that islands imported by components and layouts are hydrated in
 * the browser.
 */
function renderedIsland(root: string, file: string, components: readonly SiteComponent[]): string {
  const itself = text(`${file}?itself`);
  const element = ({ name, exportName: exported }: SiteComponent) =>
    `importedIsland(${text({ exported, file: relativePath(root, file), island: name })}, itself)`;
  const namedExports = components.filter(({ exportName: exported }) => exported !== 'default');
  const defaultExport = components.find(({ exportName: exported }) => exported === 'default');
  const names = new Map(namedExports.map((component) => [component.exportName, component]));
  return `
import { importedIsland } from ${helper('elements')};
import * as itself from ${itself};
export * from ${itself};
${[...names].map(([name, component]) => `export const ${name} = ${element(component)};`).join('\n')}
export default ${defaultExport ? element(defaultExport) : "Reflect.get(itself, 'default')"};
`;
}

/**
 * Generates the module with the parts of a site.
 *
 * @param renders whether it is for rendering: browsers need no elements, slots and layouts, which become HTML
 * @param styles stylesheets to load with it
 */
export function sitePartsModule(
  root: string,
  modules: SiteModules,
  renders: boolean,
  styles: readonly string[] = [],
): string {
  const { slots } = modules;
  const [components, layouts] = renders ? [modules.components, modules.layouts] : [[], {}];
  const islands = modules.components.filter(({ island }) => island);
  const files = [
    ...new Set([
      ...(renders ? Object.values(slots) : []),
      ...components.map(({ file }) => file),
      ...Object.values(layouts),
    ]),
  ];
  const moduleName = (file: string) => `site${files.indexOf(file)}`;
  const exportCode = (module: string, name: string, file: string) =>
    `componentExport(${module}, ${text(name)}, ${text(relativePath(root, file))})`;
  const defaultExportCode = (file: string | undefined) =>
    file && exportCode(moduleName(file), 'default', file);

  const parts = {
    slots: renders ? Object.entries(slots).map(([name, file]) => `${name}: ${defaultExportCode(file)}`) : [],
    islands: [
      ...islands.map(({ name, file, exportName }) => {
        const { chunk, importCode } = lazy(file);
        return `${name}: { load: async () => (allowHtml(), siteIsland(${exportCode(importCode, exportName, file)})), chunk: ${text(chunk)}, strategy: 'visible' }`;
      }),
      ...Object.entries(slots).map(([name, file]) => {
        const { chunk, importCode } = lazy(file);
        return `${name}: { load: async () => slotIsland(${exportCode(importCode, 'default', file)}), chunk: ${text(chunk)}, strategy: 'visible', needs: 'page' }`;
      }),
    ],
    hosts: Object.entries(modules.hosts).map(([selector, file]) => {
      const { chunk, importCode } = lazy(file);
      return `${text(selector)}: { load: async () => ${exportCode(importCode, 'default', file)}, chunk: ${text(chunk)}, holdsClicks: true }`;
    }),
    elements: components.map(({ name, file, exportName, island }) => {
      const source = {
        exported: exportName,
        file: relativePath(root, file),
        ...(island ? { island: name } : {}),
      };
      return `${name}: siteElement({ module: ${moduleName(file)}, ...${text(source)} })`;
    }),
    layouts: Object.entries(layouts).map(([name, file]) => `${name}: ${defaultExportCode(file)}`),
  };
  return [
    `import { componentExport } from ${helper('exports')};`,
    parts.islands.length > 0 && `import { allowHtml, siteIsland, slotIsland } from ${helper('islands')};`,
    parts.elements.length > 0 && `import { siteElement } from ${helper('elements')};`,
    ...styles.map((file) => `import ${text(file)};`),
    ...files.map((file) => `import * as ${moduleName(file)} from ${text(file)};`),
    ...Object.entries(parts).map(([name, entries]) => `export const ${name} = { ${entries.join(', ')} };`),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Returns the dynamic import of a component, and the name of its chunk. */
function lazy(file: string): { chunk: string; importCode: string } {
  const chunk = `island-${path.basename(file).replace(/\W.*$/, '')}`;
  return { chunk, importCode: `await import(/* webpackChunkName: ${text(chunk)} */ ${text(file)})` };
}

/** Returns the specifier of a module of the engine. */
function helper(name: keyof typeof PART_HELPERS): string {
  return text(sourceFile(PART_HELPERS[name]));
}

/** Formats a value as JavaScript. */
function text(value: unknown): string {
  return JSON.stringify(value);
}
