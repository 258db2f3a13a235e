/**
 * The site's configuration: `export default defineSite({ … })` in `site.config.ts`. An invalid or unknown key stops the
 * build. Editors show the comments of keys.
 */
import { z } from 'zod';
import { SWITCHABLE } from './checks.ts';
import { csp, headElementSchema } from './headConfig.ts';
import { markdownConfig, pluginReference } from './markdownConfig.ts';
import { localized, themeConfig } from './themeConfig.ts';

/** A URL segment without slashes, dot segments, or characters that need escaping, so that it cannot change the path. */
const segment = z.string().regex(/^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/, {
  error: 'must be usable as a folder name',
  abort: true,
});

const origin = z
  .string()
  .refine(
    (value) => /^https?:\/\/[^/?#@\s]+\/?$/.test(value) && z.url().safeParse(value).success,
    'must be an origin such as https://example.com',
  );

/** A path of the site, without a query. Excludes paths that browsers parse as another host. */
const address = z
  .string()
  .regex(
    /^\/(?![/\\])[^?\\\s]*$/,
    'must be a path of this site: with a slash at the start, without a query, and with "%20" for spaces',
  );

/** The target of a redirect. */
const redirectTarget = z
  .string()
  .refine((value) => !/^(?:https?:)?\/\//.test(value), {
    error: 'must be a path of this site. To leave the site, write a rule in "public/_redirects"',
    abort: true,
  })
  .pipe(address);

/** A module of the site. */
const modulePath = z
  .string()
  .regex(/^\.{1,2}\/.*\.[jt]sx?$/, 'must be the path of a module: ./components/Chart.tsx');

/** A component of the site: its module, optionally with the module of its plain-text form. */
const siteComponent = z.union([modulePath, z.strictObject({ module: modulePath, plain: modulePath })]);

/** The name of a component, as pages write it. */
const componentName = z
  .string()
  .regex(/^[A-Z][A-Za-z0-9]*$/, 'must be the name of a component, which starts with a capital letter');

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}

const language = z.strictObject({
  /** BCP 47 tag; also the folder below `docs/`, the file below `locales/`, and the URL segment. */
  lang: segment.refine(isLanguageTag, 'must be the tag of a language, such as en or zh-CN'),
  /** The language's name in that language, shown in the language menu. */
  label: z.string().min(1),
  /** Writing direction: from left to right, or from right to left. Default: `'ltr'`. */
  dir: z.enum(['ltr', 'rtl']).optional(),
  /** Description of the home page in this language, if that has none. Default: the site's description. */
  description: z.string().optional(),
});

const multiVersion = z
  .strictObject({
    /** Version without a URL prefix; must be one of `versions`. */
    default: segment,
    /** Names of all versions, newest first; also folder names (`docs/<version>/<lang>`) and URL segments. */
    versions: z
      .array(segment)
      .min(1)
      .refine(...unique((version: string) => version)),
  })
  .refine(
    ({ default: name, versions }) => versions.includes(name),
    'must name one of its versions as the default',
  );

const layouts = {
  home: modulePath.optional(),
  notFound: modulePath.optional(),
  titleAfter: modulePath.optional(),
  textAfter: modulePath.optional(),
};

const slots = {
  navbarBefore: modulePath.optional(),
  navbarAfter: modulePath.optional(),
  sidebarBefore: modulePath.optional(),
  sidebarAfter: modulePath.optional(),
  articleBefore: modulePath.optional(),
  articleAfter: modulePath.optional(),
  footerBefore: modulePath.optional(),
  footerAfter: modulePath.optional(),
};

/** Configuration of a site. Paths are relative to the folder of `site.config.ts`. */
export const siteConfigSchema = z.strictObject({
  /** Name of the site; second half of every document title. */
  title: z.string().min(1),
  /** Fallback description of the home page. Other pages use their frontmatter or their first paragraph. Default: none. */
  description: localized.optional(),
  /** URL path that the site is served under, with a leading and trailing slash. Default: `'/'`. */
  base: z
    .string()
    .regex(/^\/(?:[A-Za-z0-9._~-]+\/)*$/, 'must start and end with a slash')
    .optional(),
  /** Origin of the published site, for canonical links and the sitemap: `https://example.com`. Default: none. */
  siteUrl: origin.optional(),
  /**
   * Tools that extend the build: packages, or modules of this site, whose default export returns an integration. Each can
   * have options: `['docs-site-og-images', ['./tools/feed.ts', { limit: 10 }]]`. See "Tools for a site" in the manual.
   * Default: none.
   */
  integrations: z.array(pluginReference).optional(),
  /**
   * Prefix of the local storage keys for readers' choices, such as the theme. Sites on the same origin need different
   * prefixes unless they share these choices. Default: `'docs'`.
   */
  storagePrefix: z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/, 'must consist of letters, digits, "-" and "_"')
    .optional(),
  /**
   * Redirects from old paths: `{ '/guide/old': '/guide/new#part' }`. Paths without base; paths without a language
   * apply to all languages. They stay on this site. Default: none.
   */
  redirects: z.record(address, redirectTarget).optional(),
  /** Origin from which large images are loaded. Default: none, images are loaded from the site. */
  assetsHost: origin.optional(),
  /** Favicon: path relative to `publicDir`. Default: none. */
  icon: z.string().optional(),
  /** Languages, at least one. The first one is the default: its pages have no URL prefix. */
  languages: z
    .array(language)
    .min(1)
    .refine(...unique(({ lang }: { lang: string }) => lang)),
  /** Several versions of the documentation side by side. Default: one, unnamed. */
  multiVersion: multiVersion.optional(),
  /** Folder of pages: `<docsDir>/<lang>`, or `<docsDir>/<version>/<lang>` with versions. Default: `'docs'`. */
  docsDir: z.string().optional(),
  /** Folder of `<lang>.json` files with the shell's strings; the engine includes some. Default: `'locales'`. */
  localesDir: z.string().optional(),
  /** Folder of files that are copied unchanged. Default: `'public'`. */
  publicDir: z.string().optional(),
  /** Folder that the built site is written to. Default: `'dist'`. */
  outDir: z.string().optional(),
  /**
   * Cache folder, which is always safe to delete. Default: `'node_modules/.cache/docs'`.
   */
  cacheDir: z.string().min(1).optional(),
  /** The shell around the pages. Default: the defaults of its keys. */
  themeConfig: themeConfig.optional(),
  /** How Markdown is rendered. Default: the defaults of its keys. */
  markdown: markdownConfig.optional(),
  /**
   * Additional keys that pages may have in their frontmatter: `['date', 'author']`. Layouts and slots find
   * them in `page.frontmatter`. Default: none.
   */
  frontmatter: z.array(z.string().min(1)).optional(),
  /**
   * Severity of problems, by the code at the end of each message: `{ parity: 'off', 'image-alt': 'error' }`. See
   * "Problems" in the manual for all codes. Default: all are warnings.
   */
  checks: z.partialRecord(z.enum(SWITCHABLE), z.enum(['off', 'warning', 'error'])).optional(),
  /**
   * Components that pages can use without importing them: `{ Chart: './components/Chart.tsx' }`. The module exports the
   * component by its name, or as default. Files named `*.island.tsx` are also hydrated in the browser. A component with the
   * name of a built-in one replaces it. With `{ module, plain }`, the second module returns the plain text for search and
   * Markdown copies. Default: none.
   */
  components: z.record(componentName, siteComponent).optional(),
  /**
   * Click handlers for elements, by CSS selector: `{ 'button[data-play]': './components/play.ts' }`. The module is loaded
   * on the first click on a matching element. Its default export is called with the element, and the click is then
   * repeated. Default: none.
   */
  hosts: z.record(z.string().min(1), modulePath).optional(),
  /**
   * Modules that generate additional files: their default export returns a list of `SiteFile`, each with its path, its
   * content and, for documents, a separate Content Security Policy. Default: none.
   */
  endpoints: z.array(modulePath).optional(),
  /**
   * Stylesheets for all pages, after the engine's: paths of files, or of packages: `['./site.css']`. Custom properties
   * override the engine's colors, fonts and sizes; see "Customization" in the manual. Default: none.
   */
  styles: z.array(z.string().regex(/\.(?:css|less|s[ac]ss)$/, 'must be the path of a stylesheet')).optional(),
  /**
   * Elements for every page's head, such as scripts: `[['script', { src: 'https://stats.example/a.js', defer: true }]]`,
   * each with its name, its attributes (`true`: without a value), and the text of a script or style. URLs that start with a
   * slash refer to files of this site. The Content Security Policy allows these scripts, styles and icons; resources that
   * they load need `csp`. A page's `head` takes precedence. Default: none.
   */
  head: z.array(headElementSchema).optional(),
  /**
   * Additional sources that the Content Security Policy allows, by directive: `{ 'connect-src': ['https://stats.example'] }`.
   * `img-src` allows images from these hosts, `frame-src` allows frames. Default: none.
   */
  csp: csp.optional(),
  /**
   * Components for slots of the shell, as default exports of these modules: `{ articleAfter: './components/Feedback.tsx' }`.
   * `home` and `notFound` replace the article of these pages; `titleAfter` is below the title of documentation pages and at
   * the end of the hero of home pages; `textAfter` is below the text of documentation pages. Default: none.
   */
  slots: z.strictObject({ ...slots, ...layouts }).optional(),
});

/** Configuration of a site. Paths are relative to the folder of `site.config.ts`. */
export type SiteConfig = z.infer<typeof siteConfigSchema>;

/** Returns the module path of a component. */
export function componentModule(component: NonNullable<SiteConfig['components']>[string]): string {
  return typeof component === 'string' ? component : component.module;
}

/** Writing direction: from left to right, or from right to left. */
export type TextDirection = NonNullable<z.infer<typeof language>['dir']>;

/** Name of a slot of the shell, see `SiteConfig.slots`. */
export type SlotName = keyof typeof slots;

/** Name of a slot that is rendered at build time as part of the article, see `SiteConfig.slots`. */
export type LayoutName = keyof typeof layouts;

/**
 * Returns the configuration unchanged, with type checking and completion in the editor.
 *
 * @example
 * ```ts
 * // site.config.ts
 * export default defineSite({ title: 'Example', languages: [{ lang: 'en', label: 'English' }] });
 * ```
 */
export function defineSite(config: SiteConfig): SiteConfig {
  return config;
}

function unique<T>(name: (entry: T) => string): [(entries: T[]) => boolean, string] {
  return [
    (entries) => new Set(entries.map((entry) => name(entry).toLowerCase())).size === entries.length,
    'must not contain duplicates',
  ];
}
