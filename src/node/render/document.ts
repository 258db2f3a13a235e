import { PAGE_HEAD_ATTRIBUTE } from '../../shared/constants.ts';
import { escapeHtml } from '../../shared/escapeHtml.ts';
import type { HeadElement } from '../../shared/frontmatter.ts';
import type { HeadAttributes, SiteHeadElement } from '../../shared/headConfig.ts';
import type { HeadOptions, PageData, PageOptions } from '../../shared/pageData.ts';
import { layoutParts, shellLayout, sidebarSection } from '../../shared/shellLayout.ts';
import type { SiteData } from '../../shared/siteData.ts';
import {
  ARTICLE_STYLESHEETS,
  type ArticleStylesheet,
  type ExtraStylesheet,
} from '../../shared/stylesheets.ts';
import { dark } from '../../theme/dark.ts';
import { light } from '../../theme/light.ts';
import { rgb } from '../../theme/oklch.ts';

/** Files of the shell that every page references. URLs, base included. */
export interface ShellAssets {
  /** Text of the inline script. */
  headScript: string;
  /** Stylesheets that every page links to; only in development. */
  stylesheets: string[];
  /** Inline styles of every page: an identifying URL, and their text. None in development. */
  inlineStyles: { url: string; css: string }[];
  /** Styles to inline in pages whose article needs them. Empty in development. */
  inlineExtraStyles: Partial<Record<ArticleStylesheet, string>>;
  /** Stylesheets that only some pages load. */
  extraStylesheets: Partial<Record<ExtraStylesheet, string>>;
  /** Fonts that every page preloads. */
  fonts: string[];
  /** Integrity hashes of scripts and stylesheets, by URL: files modified by a host are rejected. Default: none. */
  integrity?: Record<string, string>;
  /** The entry script, which loads the rest when the page is idle. In development, several scripts in order. */
  scripts: string[];
}

/** Input of {@link renderDocument}. */
export interface DocumentInput {
  page: PageData;
  site: SiteData;
  siteDataUrl: string;
  /** Content Security Policy. */
  policy: string;
  shellHtml: string;
  /** The extra stylesheets that this page loads. */
  styles: readonly ArticleStylesheet[];
  assets: ShellAssets;
  /** The page-specific elements of the head. */
  head: readonly HeadElement[];
  /** Structured data for search engines: JSON-LD. Default: none. */
  structured?: object | undefined;
  icon?: string | undefined;
  /** The site's elements of the head. Default: none. */
  siteHead?: readonly SiteHeadElement[];
}

/** Renders the complete document of a page. */
export function renderDocument(input: DocumentInput): string {
  const { page, site, shellHtml } = input;
  const dir = site.dir === 'rtl' ? ' dir="rtl"' : '';
  return `<!doctype html>
<html lang="${escapeHtml(page.lang)}"${dir} data-parts="${layoutParts(shellLayout(site, page))}" data-storage="${escapeHtml(site.storagePrefix)}">
<head>
${renderHead(input).join('\n')}
</head>
<body>
<div id="root">${shellHtml}</div>
<script type="application/json" id="page-data">${inlineJson(pageOptions(input))}</script>
${extraStylesheets(input.assets, input.styles, ['deferred']).join('\n')}
</body>
</html>
`;
}

function renderHead(input: DocumentInput): string[] {
  const { page, site, styles, assets, policy, head, structured, icon, siteHead = [] } = input;
  return [
    '<meta charset="utf-8">',
    // must precede everything that it governs
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.documentTitle)}</title>`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`,
    ),
    // precedes the script, which selects one of them according to the reader's theme
    ...themeColors([...head, ...siteHead]),
    `<script id="head-script" data-options="${escapeHtml(JSON.stringify(headOptions(page, site)))}">${assets.headScript}</script>`,
    ...assets.inlineStyles.map(({ url, css }) => `<style data-src="${escapeHtml(url)}">${css}</style>`),
    ...assets.stylesheets.map(
      (href) => `<link rel="stylesheet" href="${escapeHtml(href)}"${integrityAttribute(assets, href)}>`,
    ),
    ...articleStyles(assets, styles),
    ...assets.scripts.map(
      (src) => `<script src="${escapeHtml(src)}" data-boot defer${integrityAttribute(assets, src)}></script>`,
    ),
    // without an icon, browsers would request a nonexistent file
    ...(siteHead.some(([, { rel }]) => rel === 'icon')
      ? []
      : [`<link rel="icon" href="${icon ? escapeHtml(icon) : 'data:,'}">`]),
    ...head.map(([name, attributes]) => `<${name}${renderAttributes(attributes)} ${PAGE_HEAD_ATTRIBUTE}>`),
    ...(structured
      ? [`<script type="application/ld+json" ${PAGE_HEAD_ATTRIBUTE}>${inlineJson(structured)}</script>`]
      : []),
    ...siteHead.map(renderElement),
  ];
}

/** Returns the colors of the browser's bars, unless the page sets them. */
function themeColors(head: readonly (HeadElement | SiteHeadElement)[]): string[] {
  if (head.some(([, { name }]) => name === 'theme-color')) return [];
  return Object.entries({ light, dark }).map(
    ([theme, { color }]) =>
      `<meta name="theme-color" content="${rgb(color.bg)}" media="(prefers-color-scheme: ${theme})" data-theme="${theme}">`,
  );
}

/** Inlines the stylesheets that the article needs. Links the others disabled, for client-side navigation. */
function articleStyles(assets: ShellAssets, requested: readonly ArticleStylesheet[]): string[] {
  return ARTICLE_STYLESHEETS.flatMap((name) => {
    const css = requested.includes(name) ? assets.inlineExtraStyles[name] : undefined;
    return css === undefined
      ? extraStylesheets(assets, requested, [name])
      : [`<style data-styles="${name}">${css}</style>`];
  });
}

/**
 * Media query of a deferred stylesheet until the inline script sees that it has loaded: it only applies without scripts
 * and in print. Browsers don't wait for such a stylesheet, so a slow or missing one delays neither the page nor its
 * scripts.
 */
const DEFERRED_MEDIA = '(scripting: none), print';

/**
 * Links the given extra stylesheets. Those that the page doesn't need yet are `disabled`; the client enables them on
 * demand.
 */
function extraStylesheets(
  assets: ShellAssets,
  requested: readonly ExtraStylesheet[],
  names: readonly ExtraStylesheet[],
): string[] {
  return names.flatMap((name) => {
    const href = assets.extraStylesheets[name];
    if (href === undefined) return [];
    const when =
      name === 'deferred' ? ` media="${DEFERRED_MEDIA}"` : requested.includes(name) ? '' : ' disabled';
    return `<link rel="stylesheet" href="${escapeHtml(href)}" data-styles="${name}"${when}${integrityAttribute(assets, href)}>`;
  });
}

function integrityAttribute({ integrity = {} }: ShellAssets, url: string): string {
  // without `crossorigin`, integrity checks fail on sandboxed pages
  return integrity[url] === undefined ? '' : ` integrity="${integrity[url]}" crossorigin`;
}

function pageOptions({ page, site, siteDataUrl }: DocumentInput): PageOptions {
  const { base, lang, version, theme, strings } = site;
  const t = (key: string) =>
    String(key.split('.').reduce<unknown>((tree, name) => Object(tree)[name], strings));
  return {
    pagePath: page.pagePath,
    pageType: page.pageType,
    siteDataUrl,
    section: sidebarSection(site, page),
    base,
    lang,
    version,
    search: theme.search,
    animateTheme: theme.enableAppearanceAnimation,
    darkMode: theme.darkMode,
    strings: {
      copied: t('code.copied'),
      copyPrompt: t('code.copyPrompt'),
      searchUnavailable: t('search.unavailable'),
      zoomClose: t('zoom.close'),
      offline: t('offline'),
    },
  };
}

function headOptions(page: PageData, { theme, homeLink }: SiteData): HeadOptions {
  const isNotFound = page.pageType === '404';
  const links = isNotFound ? [] : page.languages;
  const homes = [...page.languages, ...page.versions].flatMap(({ link, exact }) => (exact ? link : []));
  return {
    ...(isNotFound && { homes: [...new Set([homeLink, ...homes])] }),
    darkMode: theme.darkMode,
    localeRedirect: theme.localeRedirect,
    lang: page.lang,
    links: Object.fromEntries(links.map(({ key, link }) => [key, link])),
  };
}

/** Renders a head element of the site. The configuration's schema ensures that its text can't close it. */
function renderElement([name, attributes, text = '']: SiteHeadElement): string {
  const isVoid = name === 'meta' || name === 'link';
  return `<${name}${renderAttributes(attributes)}>${isVoid ? '' : `${text}</${name}>`}`;
}

function renderAttributes(attributes: HeadAttributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}

/** Escapes JSON for use in a script element. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Redirects, keeping query and hash. The text is the same in every stub, so that one CSP hash covers all. */
export const REDIRECT_SCRIPT =
  "const { pathname, hash } = document.querySelector('a');\n" +
  'location.replace(pathname + location.search + (hash || location.hash));';

/**
 * Renders a page that redirects to another, for hosts that don't support redirects.
 * @param to path of the page, base included; may have a hash
 * @param policy Content Security Policy of the site
 */
export function renderRedirectStub(to: string, policy: string): string {
  const url = escapeHtml(to);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<title>Moved</title>
<link rel="canonical" href="${url.replace(/#.*/, '')}">
<meta name="robots" content="noindex">
<noscript><meta http-equiv="refresh" content="0; url=${url}"></noscript>
</head>
<body>
<p><a href="${url}">${url}</a></p>
<script>${REDIRECT_SCRIPT}</script>
</body>
</html>
`;
}
