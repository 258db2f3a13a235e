import { existsSync } from 'node:fs';
import { setSourceMapsSupport } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { PageData, RouteFile } from '../../shared/pageData.ts';
import { publicUrl, stripBase, withLeadingSlash } from '../../shared/routes.ts';
import { layoutParts, shellLayout, sidebarSection } from '../../shared/shellLayout.ts';
import type { SiteData } from '../../shared/siteData.ts';
import { findSiteFrame } from '../base/importFresh.ts';
import { importGraph, SOURCE } from '../base/importGraph.ts';
import { displayPath } from '../base/paths.ts';
import { findStringLine, formatLocation, type Problem, ProblemsError } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { moduleFiles, siteModules } from '../content/extensions/siteModules.ts';
import type { Parsed } from '../content/page.ts';
import type { Prepared } from '../site/prepareSite.ts';
import { renderDocument, type ShellAssets } from './document.ts';
import { isIndexable, pageHead, siteHeadElements, structuredData } from './head/pageHead.ts';
import type { ElementSource } from './locatedElement.ts';
import { pageMarkdown } from './pageMarkdown.ts';

/** Shared input for rendering all pages of a site. */
export interface RenderContext {
  assets: ShellAssets;
  siteData: { url: string; data: SiteData }[];
  /** Content Security Policy of every page. */
  policy: string;
}

/** A published page: for a full page load, and for client-side navigation. */
export interface Rendered {
  document: () => string;
  /** JSON of a {@link RouteFile}. */
  data: string;
  /** The page in Markdown. */
  markdown: string;
}

/** Renders pages with the bundle of the shell and the article components. */
export class PageRenderer {
  readonly #site: ResolvedSite;
  readonly #context: RenderContext;
  readonly #bundle: ServerBundle;
  readonly #siteData: Map<string, SiteData>;

  constructor(site: ResolvedSite, context: RenderContext, bundle: ServerBundle) {
    this.#site = site;
    this.#context = context;
    this.#bundle = bundle;
    this.#siteData = new Map(context.siteData.map(({ url, data }) => [url, data]));
  }

  /** Renders the page's document and data, or returns the error of one of its components. */
  render(job: Prepared, compiled: Parsed | undefined): Rendered | { problem: Problem } {
    const { page, siteDataUrl } = job;
    const site = this.#siteData.get(siteDataUrl);
    if (!site) throw new Error(`There is no site data for ${siteDataUrl}.`);
    const contentSite = this.#contentSite(page);
    let article: ReturnType<ServerBundle['renderArticle']>;
    try {
      article = this.#bundle.renderArticle(site, {
        ...job,
        html: compiled?.html ?? [],
        contentSite,
        code: compiled?.code,
      });
    } catch (error) {
      return { problem: toProblem(error, job, this.#site.root) };
    }
    const { html, styles } = article;
    const outside = linkOutsideBase(html, this.#site);
    if (outside) return { problem: outside };
    const { config, space } = this.#site;
    const { assets, policy } = this.#context;
    const about = {
      page,
      siteTitle: config.title,
      siteUrl: config.siteUrl,
      image: job.image,
      siteHead: config.head,
      base: space.base,
    };
    const head = pageHead(about);
    const shell = this.#shell(site, job, html);
    const outsideShell = linkOutsideBase(shell.html, this.#site);
    if (outsideShell) throw new ProblemsError([outsideShell]);
    const document = () =>
      renderDocument({
        page,
        site,
        siteDataUrl,
        shellHtml: shell.html,
        styles,
        assets,
        policy,
        head,
        structured:
          config.siteUrl && isIndexable(page)
            ? structuredData(page, site, config.siteUrl, job.image)
            : undefined,
        siteHead: siteHeadElements(config.head ?? [], page, { base: space.base, siteUrl: config.siteUrl }),
        icon: config.icon && publicUrl(space.base, withLeadingSlash(config.icon)),
      });
    // in development, the shell is hot-replaced
    const shellFiles = assets.integrity
      ? [...assets.scripts, ...assets.inlineStyles.map(({ url }) => url)]
      : [];
    const data: RouteFile = {
      ...page,
      siteDataUrl,
      shellFiles,
      regions: shell.regions,
      parts: layoutParts(shellLayout(site, page)),
      section: sidebarSection(site, page),
      styles,
      head,
    };
    const markdown = pageMarkdown({
      ...job,
      markdown: compiled?.markdown ?? '',
      siteUrl: config.siteUrl,
    });
    return { document, data: JSON.stringify(data), markdown };
  }

  /** Renders the shell. Errors of components in slots are attributed to the slot, not the page. */
  #shell(site: SiteData, { page, source }: Prepared, html: string): RenderedShell {
    try {
      return this.#bundle.renderShell(site, page, html);
    } catch (error) {
      const { root, configName, config } = this.#site;
      const siteFrame = findSiteFrame(error, root, SOURCE);
      // errors of built-in components have no location in the site
      const location =
        siteFrame?.file.endsWith('server.mjs') === false ? siteFrame : config.slots && { file: configName };
      if (!location) throw error;
      const { message } = error as Error;
      const advice = `Fix the component in the slot. The error occurred while rendering ${source?.displayFile ?? page.pagePath}.`;
      throw new ProblemsError([{ severity: 'error', ...location, message, advice }]);
    }
  }

  /**
   * Returns the site data in the language of the article, because a fallback page keeps the strings of its language.
   */
  #contentSite({ lang, contentLang }: PageData): SiteData | undefined {
    if (lang === contentLang) return undefined;
    return [...this.#siteData.values()].find((site) => site.lang === contentLang);
  }
}

/** MDX's error message for a missing imported component. */
const UNKNOWN = /^Expected component `Own\w+` to be defined.*? at `(\d+):(\d+)/s;

/**
 * Turns an error of a component into a problem with its location. Avoids `instanceof`, because the bundle has a
 * separate copy of the error class.
 */
function toProblem(error: unknown, job: Prepared, root: string): Problem {
  const { message, source, cause } = error as Error & { source?: ElementSource };
  const location = {
    file: source?.file ?? job.source?.displayFile ?? job.page.pagePath,
    ...(source?.lineNumber ? { line: source.lineNumber } : {}),
    ...(source?.columnNumber ? { column: source.columnNumber } : {}),
  };
  const [, line, column] = UNKNOWN.exec(message) ?? [];
  if (line !== undefined) {
    const message = 'This component is not bundled yet.';
    const advice = 'If this persists, save the page again.';
    return { severity: 'error', ...location, line: Number(line), column: Number(column), message, advice };
  }
  const siteFrame = findSiteFrame(cause ?? error, root, SOURCE);
  // without a source map, stacks end in the bundle
  if (!siteFrame || siteFrame.file.endsWith('server.mjs')) return { severity: 'error', ...location, message };
  return {
    severity: 'error',
    ...siteFrame,
    message,
    advice: `The component is used in ${formatLocation(location)}.`,
  };
}

/** Matches paths that elements link to or load. */
const PATH = /<[a-z][^>]*? (?:href|src)="(\/(?!\/)[^"]*)"/g;

/**
 * Finds a path outside the site's base in a page's HTML that a site's component hard-codes. Others are intentional:
 * the configuration can link to another site on the same host.
 */
export function linkOutsideBase(html: string, site: ResolvedSite): Problem | undefined {
  const { base } = site.space;
  if (base === '/') return undefined;
  const isOutside = (url: string) => stripBase(base, url.replace(/[?#].*/, '')) === undefined;
  const outside = html.matchAll(PATH).flatMap(([, url = '']) => (isOutside(url) ? [url] : []));
  for (const url of new Set(outside)) {
    const address = url.replaceAll('&amp;', '&');
    const location = findLiteral(address, site);
    if (!location) continue;
    const message = `"${address}" is outside the base of this site, which is ${base}.`;
    const advice = `Slots and layouts receive the base: \`\${site.base}${address.slice(1)}\`. To link to another site on the same host, write the full address.`;
    return { severity: 'error', ...location, message, advice };
  }
  return undefined;
}

/** Finds the location of a literal path in a module of the site. */
function findLiteral(address: string, site: ResolvedSite): Pick<Problem, 'file' | 'line'> | undefined {
  for (const [file, content] of importGraph(moduleFiles(siteModules(site)))) {
    const location = findStringLine(content.toString(), address);
    if (location.line) return { file: displayPath(site, file), ...location };
  }
  return undefined;
}

/** Input for rendering an article. */
export interface ArticleInput extends Prepared {
  /** Absent without a source, as for the not-found page. */
  code?: string | undefined;
  html: Parsed['html'];
  /** The site in the article's language, if it differs from the shell's. */
  contentSite?: SiteData | undefined;
}

/** The shell of a page. */
export interface RenderedShell {
  html: string;
  regions: RouteFile['regions'];
}

/** Exports of the bundle of `serverEntry.tsx`. */
export interface ServerBundle {
  /** The article without its enclosing `article` element, and the stylesheets that it needs. */
  renderArticle(site: SiteData, input: ArticleInput): { html: string; styles: RouteFile['styles'] };
  /** The shell with the article in it, and the HTML of its parts that depend on the page, by name. */
  renderShell(site: SiteData, page: PageData, articleHtml: string): RenderedShell;
}

/** Loads the bundle of `serverEntry.tsx`. */
export async function loadServerBundle(file: string): Promise<ServerBundle> {
  // bundles with components of the site have a source map, which locates their errors in stacks
  if (existsSync(`${file}.map`)) setSourceMapsSupport(true, { nodeModules: true, generatedCode: false });
  return (await import(pathToFileURL(file).href)) as ServerBundle;
}
