import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { NavInput, Navigation, SidebarInput } from '../../shared/navigation.ts';
import { formatAddress, parseAddress, publicUrl, withBase, withLeadingSlash } from '../../shared/routes.ts';
import { linkedPage } from '../../shared/sidebar.ts';
import type { NavItem, SidebarItem, SiteData, SiteTheme } from '../../shared/siteData.ts';
import { type Localized, localize } from '../../shared/themeConfig.ts';
import { decodePath } from '../../shared/urlPath.ts';
import { type HashedFile, hashedFile } from '../base/hash.ts';
import type { LocaleStrings } from '../i18n/loadStrings.ts';
import type { SiteModel } from './siteModel.ts';
import { resolveSocialLink } from './socialLinks.ts';

/** The site data of one version and language, with its URL. */
export interface PublishedSiteData extends HashedFile {
  data: SiteData;
  /** URL path, base included. */
  url: string;
}

/** One version and language of the site. */
interface SiteContext {
  model: SiteModel;
  version: string;
  lang: string;
  text: (value: Localized) => string;
}

/**
 * Returns the data of the shell in one version and language.
 *
 * @param noticeLang language of the text that names languages. Default: the same; another if it is not translated.
 */
export function buildSiteData(
  model: SiteModel,
  version: string,
  lang: string,
  navigation: Navigation,
  strings: LocaleStrings,
  noticeLang = lang,
): PublishedSiteData {
  const { config, space } = model.site;
  const [defaultLang = ''] = space.languages;
  const text = (value: Localized) => localize(value, lang, defaultLang, strings);
  const context: SiteContext = { model, version, lang, text };
  const description =
    config.languages.find((entry) => entry.lang === lang)?.description ??
    (config.description && text(config.description));
  const { site: _, ...shell } = strings; // browsers get values instead of references to the site's strings
  const locales = config.languages.map((entry) => ({
    lang: entry.lang,
    label: entry.label,
    name: new Intl.DisplayNames([noticeLang], { type: 'language' }).of(entry.lang) ?? entry.label,
    dir: entry.dir ?? ('ltr' as const),
  }));
  const data: SiteData = {
    title: config.title,
    ...(description ? { description } : {}),
    base: space.base,
    storagePrefix: config.storagePrefix ?? 'docs',
    lang,
    dir: locales.find((locale) => locale.lang === lang)?.dir ?? 'ltr',
    version,
    defaultLang,
    locales,
    ...(noticeLang === lang ? {} : { noticeLang }),
    ...(config.multiVersion ? { multiVersion: config.multiVersion } : {}),
    theme: buildTheme(context),
    markdown: { defaultWrapCode: context.model.site.markdown.defaultWrapCode },
    pages: model.routes
      .filter((route) => route.version === version && route.lang === lang && route.routePath !== '/404')
      .map(({ pagePath }) => pagePath),
    cleanUrls: true,
    homeLink: formatAddress(space, { version, lang, path: '/' }),
    nav: navigation.nav.map((item) => buildNavItem(item, context)),
    sidebars: Object.entries(navigation.sidebar)
      .map(([prefix, items]) => ({
        prefix: formatAddress(space, { version, lang, path: prefix }),
        items: items.map((item) => buildSidebarItem(item, context)),
      }))
      .sort((a, b) => b.prefix.length - a.prefix.length),
    strings: shell,
  };
  const file = hashedFile('site', [version, lang], data);
  // the file for browsers omits the site's strings, which components only read during rendering
  return { ...file, data: { ...data, strings }, url: withBase(space.base, `/${file.output}`) };
}

function buildTheme(context: SiteContext): SiteTheme {
  const { site } = context.model;
  const { text } = context;
  const { theme } = site;
  const { editLink, tools } = theme;
  const search = typeof theme.search === 'object' ? theme.search : {};
  return {
    ...(theme.logo
      ? {
          logo: publicUrl(site.space.base, withLeadingSlash(theme.logo)),
          ...logoSize(site.publicDir, theme.logo),
        }
      : {}),
    darkMode: theme.darkMode ?? true,
    search: theme.search !== false,
    searchGroups: (search.groups ?? []).map(({ label, index }) => ({
      label: text(label),
      index: text(index),
    })),
    ...(search.suggested
      ? { searchSuggested: search.suggested.map((link) => resolveLink(link, context)) }
      : {}),
    ...(search.report ? { searchReport: search.report } : {}),
    lastUpdated: theme.lastUpdated ?? true,
    hideNavbar: theme.hideNavbar ?? 'never',
    enableScrollToTop: theme.enableScrollToTop ?? true,
    enableAppearanceAnimation: theme.enableAppearanceAnimation ?? true,
    outline: theme.outline ?? true,
    localeRedirect: theme.localeRedirect ?? 'auto',
    socialLinks: (theme.socialLinks ?? [])
      .map((social) => resolveSocialLink({ ...social, label: social.label && text(social.label) }))
      .map((social) =>
        social.mode === 'img'
          ? { ...social, content: publicUrl(site.space.base, withLeadingSlash(social.content)) }
          : social,
      ),
    ...(theme.footer ? { footer: text(theme.footer) } : {}),
    ...(editLink?.docRepoBaseUrl && editLink.text
      ? { editLink: { docRepoBaseUrl: editLink.docRepoBaseUrl, text: text(editLink.text) } }
      : {}),
    ...(tools
      ? {
          tools: {
            label: text(tools.label),
            trigger: tools.trigger ?? 'hover',
            items: tools.items.map((tool) => ({
              name: text(tool.name),
              description: text(tool.description),
              ...(tool.logo ? { logo: publicUrl(site.space.base, withLeadingSlash(tool.logo)) } : {}),
              logoScale: tool.logoScale ?? 1,
              url: text(tool.url),
              ...(site.config.siteUrl && text(tool.url).startsWith(site.config.siteUrl)
                ? { current: true }
                : {}),
            })),
          },
        }
      : {}),
  };
}

function logoSize(publicDir: string, logo: string): Pick<SiteTheme, 'logoSize'> {
  try {
    const { width, height } = imageSize(readFileSync(path.join(publicDir, decodePath(logo))));
    return { logoSize: { width, height } };
  } catch {
    return {}; // reserves no space for a remote, missing or invalid image
  }
}

function buildNavItem(item: NavInput, context: SiteContext): NavItem {
  return {
    text: context.text(item.text),
    ...(item.link ? { link: resolveLink(item.link, context) } : {}),
    ...(item.activeMatch ? { activeMatch: item.activeMatch } : {}),
    ...(item.tag ? { tag: context.text(item.tag) } : {}),
    position: item.position ?? 'left',
    ...(item.items ? { items: item.items.map((child) => buildNavItem(child, context)) } : {}),
  };
}

function buildSidebarItem(item: SidebarInput, context: SiteContext): SidebarItem {
  if (typeof item === 'string') return buildSidebarItem({ link: item }, context);
  if ('dividerType' in item) return item;
  const tag = item.tag === undefined ? {} : { tag: context.text(item.tag) };
  if ('sectionHeaderText' in item) return { sectionHeaderText: context.text(item.sectionHeaderText), ...tag };
  if ('items' in item) {
    return {
      text: context.text(item.text),
      ...(item.link ? { link: resolveLink(item.link, context) } : {}),
      items: item.items.map((child) => buildSidebarItem(child, context)),
      collapsible: item.collapsible ?? true,
      collapsed: item.collapsed ?? false,
      ...tag,
    };
  }
  const route = findRoute(item.link, context);
  const title = route ? context.model.title(route) : item.link;
  return {
    text: item.text === undefined ? title : context.text(item.text),
    link: resolveLink(item.link, context),
    ...(item.context ? { context: item.context } : {}),
    ...tag,
  };
}

function findRoute(link: string, { model, version, lang }: SiteContext) {
  if (!link.startsWith('/')) return undefined;
  return model.find({ version, lang, path: parseAddress(model.site.space, linkedPage(link)).path });
}

/** Returns the canonical form of a link to a page, with its query and anchor. Other links are returned unchanged. */
function resolveLink(link: string, context: SiteContext): string {
  const route = findRoute(link, context);
  if (!route) return publicUrl(context.model.site.space.base, link);
  return route.pagePath + link.slice(linkedPage(link).length);
}
