import path from 'node:path';
import type { PluginReference } from '../../shared/markdownConfig.ts';
import type { PageData } from '../../shared/pageData.ts';
import type { SiteData } from '../../shared/siteData.ts';
import { writeOutput } from '../base/files.ts';
import { ProblemsError } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { importFunction, wrapModuleError } from '../content/extensions/importModule.ts';
import { breadcrumbs, isIndexable } from '../render/head/pageHead.ts';
import type { PreparedSite } from '../site/prepareSite.ts';

/**
 * A tool that hooks into builds. A module in `integrations` exports a function that returns one. Errors in hooks stop
 * the build.
 */
export interface Integration {
  /** Name of the integration, for messages. */
  name: string;
  /** Runs when all pages are compiled and their links resolved, before they are rendered. */
  pagesPrepared?: (build: SiteBuildEvent) => void | Promise<void>;
  /** Runs when all pages are written, before the built site replaces the previous one. */
  siteRendered?: (build: SiteBuildEvent) => void | Promise<void>;
}

/** Input of the hooks, which integrations can change. */
export interface SiteBuildEvent {
  readonly site: ResolvedSite;
  readonly pages: readonly BuildPage[];
  /** The built site, before it replaces the previous one. */
  readonly folder: string;
  /** Adds a file to the built site. */
  writeFile(name: string, content: string | Uint8Array): void;
}

/** A page of the built site. */
export interface BuildPage {
  readonly data: PageData;
  /** Name of the site in the language of the page. */
  readonly siteTitle: string;
  /** Breadcrumbs: names of the sections around the page, outermost first, then the name of the page. */
  readonly breadcrumbs: readonly string[];
  /** Whether search engines may list the page. */
  readonly isListed: boolean;
  /** URL path of the page's social preview image. */
  image?: string | undefined;
  /** A line of text to add at the end of the page's Markdown. */
  note?: string | undefined;
}

type Hook = Exclude<keyof Integration, 'name'>;

/** Loads the integrations of a site. Throws a {@link ProblemsError} for a module that can't be used. */
export async function loadIntegrations(site: ResolvedSite): Promise<Integration[]> {
  return Promise.all((site.config.integrations ?? []).map((reference) => loadIntegration(site, reference)));
}

async function loadIntegration(site: ResolvedSite, reference: PluginReference): Promise<Integration> {
  const [name, options] = typeof reference === 'string' ? [reference] : reference;
  const create = await importFunction(site, 'integration', name);
  return wrapModuleError(site, 'integration', name, () => create(options) as Integration);
}

/** Runs a hook of every integration, one after the other. An error names the integration. */
export async function runHook(
  integrations: readonly Integration[],
  hook: Hook,
  site: ResolvedSite,
  prepared: PreparedSite,
  folder: string,
): Promise<void> {
  if (integrations.every((integration) => integration[hook] === undefined)) return;
  const pages = buildPages(prepared);
  const build: SiteBuildEvent = {
    ...{ site, folder, pages },
    writeFile: (name, content) => writeOutput(path.join(folder, name), content),
  };
  for (const integration of integrations) {
    try {
      await integration[hook]?.(build);
    } catch (error) {
      if (error instanceof ProblemsError) throw error;
      const message = `The integration "${integration.name}" failed in "${hook}": ${error instanceof Error ? error.message : String(error)}`;
      throw new ProblemsError([{ severity: 'error', file: site.configName, message }], 'Build failed');
    }
  }
  for (const [index, entry] of prepared.pages.entries())
    Object.assign(entry, { image: pages[index]?.image, note: pages[index]?.note });
}

/** Returns the pages of a prepared site for integrations, in the same order. */
export function buildPages({ pages, siteData }: PreparedSite): BuildPage[] {
  const sites = new Map(siteData.map(({ url, data }) => [url, data]));
  return pages.map(({ page, siteDataUrl, image, note }) => {
    const site = sites.get(siteDataUrl) as SiteData;
    const [, ...names] = breadcrumbs(page, site).map(({ name }) => name);
    const about = { data: page, siteTitle: site.title, breadcrumbs: names, isListed: isIndexable(page) };
    return { ...about, image, note };
  });
}
