import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { RESERVED_POLICY } from '../../../shared/headConfig.ts';
import { componentModule, type LayoutName, type SlotName } from '../../../shared/siteConfig.ts';
import { decodePath } from '../../../shared/urlPath.ts';
import { isNodeModules, readFileIfExists, walkFolder } from '../../base/files.ts';
import { importGraph, resolveFile } from '../../base/importGraph.ts';
import { displayPath, isStylesheet, relativePath } from '../../base/paths.ts';
import { findStringLine, type Problem, ProblemsError } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import {
  importedElementName,
  isIsland,
  readPageImports,
  readScriptImports,
  type ScriptImport,
} from './componentImports.ts';

/** A component of the site in the bundles. */
export interface SiteComponent {
  /** Name in compiled pages. */
  name: string;
  /** Absolute path of its module. */
  file: string;
  /** Name of the export. Components of the configuration can also be the default export. */
  exportName: string;
  /** Whether it is hydrated in the browser. */
  island: boolean;
}

/** The modules of a site that become part of the bundles. */
export interface SiteModules {
  components: SiteComponent[];
  /** Absolute paths of slot components, by slot. */
  slots: Partial<Record<SlotName, string>>;
  /** Absolute paths of click handlers (`hosts` in the configuration), by CSS selector. */
  hosts: Record<string, string>;
  /** Absolute paths of layouts, by name. */
  layouts: Partial<Record<LayoutName, string>>;
  /** Absolute paths of stylesheets, in order. */
  styles: string[];
}

/**
 * Returns the modules that the configuration names, and the components that pages import. Throws a {@link
 * ProblemsError} if one doesn't exist.
 */
export function siteModules(site: ResolvedSite): SiteModules {
  const { components = {}, slots = {}, hosts = {} } = site.config;
  const problems: Problem[] = [];
  const find = (key: string, name: string): string => {
    const file = path.resolve(site.root, name);
    const resolved = resolveFile(file);
    if (resolved === undefined)
      problems.push({
        severity: 'error',
        ...configLocation(site, name),
        message: `"${key}" refers to a missing module: ${name}`,
        advice: `Create ${relativePath(site.root, file)}, or fix the path. It is relative to the folder of the configuration.`,
      });
    return resolved ?? file;
  };
  const configComponents = Object.entries(components).map(([name, value]): SiteComponent => {
    const file = find(`components.${name}`, componentModule(value));
    if (typeof value !== 'string') find(`components.${name}.plain`, value.plain);
    return { name, file, exportName: name, island: isIsland(file) };
  });
  const { home, notFound, titleAfter, textAfter, ...shellSlots } = slots;
  const files = <Name extends string>(names: Partial<Record<Name, string | undefined>>) =>
    Object.fromEntries(
      Object.entries<string | undefined>(names).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, find(`slots.${name}`, value)]],
      ),
    ) as Partial<Record<Name, string>>;
  const modules: SiteModules = {
    components: [...configComponents, ...importedComponents(site)],
    slots: files<SlotName>(shellSlots),
    layouts: files<LayoutName>({ home, notFound, titleAfter, textAfter }),
    hosts: Object.fromEntries(
      Object.entries(hosts).map(([selector, name]) => [selector, find(`hosts.${selector}`, name)]),
    ),
    styles: siteStyles(site, problems),
  };
  const [reserved] = /[!#?]/.exec(site.root) ?? [];
  if (reserved !== undefined && hasModules(modules))
    problems.push({
      severity: 'error',
      file: site.configName,
      message: `The path ${site.root} contains "${reserved}". The bundler cannot import components and styles from such a folder.`,
      advice: 'Rename the folder, or move the site.',
    });
  problems.push(...(problems.length > 0 ? [] : reservedPolicies(site, modules)));
  if (problems.length > 0) throw new ProblemsError(problems);
  return { ...modules, components: distinct([...modules.components, ...importedIslands(site, modules)]) };
}

/** Returns the absolute paths of a site's stylesheets. Missing ones are added to the problems. */
function siteStyles(site: ResolvedSite, problems: Problem[]): string[] {
  const { root, config } = site;
  const { resolve } = createRequire(path.join(root, 'site.config.ts'));
  return (config.styles ?? []).flatMap((name, index) => {
    try {
      return resolve(name);
    } catch {
      const message = `"styles.${index}" refers to a missing stylesheet: ${name}`;
      const advice =
        'Paths that start with "./" are relative to the folder of the configuration; others refer to packages.';
      problems.push({ severity: 'error', ...configLocation(site, name), message, advice });
      return [];
    }
  });
}

/** Reports scripts of the site that would break the engine's scripts. */
function reservedPolicies(site: ResolvedSite, modules: SiteModules): Problem[] {
  const scripts = (site.config.head ?? []).flatMap(([, { src }]) =>
    typeof src === 'string' && src.startsWith('/')
      ? path.join(site.publicDir, decodePath(src.replace(/[?#].*/, '')))
      : [],
  );
  const files = [...moduleFiles(modules), ...scripts.filter((file) => readFileIfExists(file))];
  return [...importGraph(files)].flatMap(([file, content]): Problem[] => {
    // keeps the length, so that line numbers stay correct
    const text = content
      .toString()
      .replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, (comment) => comment.replace(/./g, ' '));
    const match = RESERVED_POLICY.exec(text);
    if (!match) return [];
    return [
      {
        severity: 'error',
        file: displayPath(site, file),
        line: text.slice(0, match.index).split('\n').length,
        message: `This script creates a Trusted Types policy named "${match[1]}", which the engine already uses.`,
        advice: "Choose another name and allow it: csp: { 'trusted-types': ['name'] }.",
      },
    ];
  });
}

/** Returns the files of the modules, without their imports. */
export function moduleFiles({ components, slots, hosts, layouts }: SiteModules): string[] {
  return [
    ...components.map(({ file }) => file),
    ...Object.values(slots),
    ...Object.values(hosts),
    ...Object.values(layouts),
  ];
}

/** Returns the location of a module in the configuration, if it is written literally. */
function configLocation({ root, configName }: ResolvedSite, name: string): Pick<Problem, 'file' | 'line'> {
  const text = readFileIfExists(path.join(root, configName))?.toString() ?? '';
  return { file: configName, ...findStringLine(text, name) };
}

/** Returns the stylesheets that components import. Rsbuild finds them automatically, but not every bundle contains the components. */
export function componentStyles(modules: SiteModules): string[] {
  return [...importGraph(moduleFiles(modules)).keys()].filter(isStylesheet);
}

/** Whether a site adds nothing to the bundles, so that they are the same as other sites'. */
export function hasModules({ components, slots, hosts, layouts, styles }: SiteModules): boolean {
  return styles.length + components.length + [slots, hosts, layouts].flatMap(Object.keys).length > 0;
}

/** Returns the components that pages and fragments import. */
function importedComponents(site: ResolvedSite): SiteComponent[] {
  const { files } = walkFolder(site, site.docsDir, isNodeModules);
  const pages = files.filter((name) => name.endsWith('.mdx')).map((name) => path.join(site.docsDir, name));
  return distinct(pages.flatMap((page) => findImportedComponents(site, page, cachedPageImports(page))));
}

/** Caches the imports of each page, because the dev server needs those of all pages after every edit. */
const readPages = new Map<string, { stamp: string; imports: ScriptImport[] }>();

function cachedPageImports(file: string): ScriptImport[] {
  const { mtimeMs, ctimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
  const stamp = `${mtimeMs} ${ctimeMs} ${size}`;
  const known = readPages.get(file);
  if (known?.stamp === stamp) return known.imports;
  const imports = readPageImports(readFileIfExists(file)?.toString() ?? '');
  readPages.set(file, { stamp, imports });
  return imports;
}

/** Returns the islands that components and layouts import, which are hydrated within the HTML of their importers. */
function importedIslands(site: ResolvedSite, { components, layouts }: SiteModules): SiteComponent[] {
  const files = [...components.map(({ file }) => file), ...Object.values(layouts)];
  return [...importGraph(files.filter((file) => !isIsland(file))).keys()]
    .flatMap((file) =>
      findImportedComponents(site, file, readScriptImports(readFileIfExists(file)?.toString() ?? '')),
    )
    .filter(({ island }) => island);
}

function distinct(components: readonly SiteComponent[]): SiteComponent[] {
  return [...new Map(components.map((component) => [component.name, component])).values()];
}

/** Returns the components that a page or another component imports. */
function findImportedComponents(
  { root }: ResolvedSite,
  importer: string,
  imports: readonly ScriptImport[],
): SiteComponent[] {
  return imports.flatMap(({ specifier, exportName }) => {
    const file = resolveFile(path.resolve(path.dirname(importer), specifier));
    if (file === undefined) return []; // missing files are reported when the page is compiled
    return [
      {
        name: importedElementName(root, file, exportName),
        file,
        exportName,
        island: isIsland(file),
      },
    ];
  });
}
