import { z } from 'zod';

/** The key of a string in the locale files: `{ key: 'site.nav.guide' }`. */
const textKey = z.strictObject({ key: z.string().min(1) });

/**
 * One string for all languages (`'API'`), one per language (`{ en: 'Guide', zh: '指南' }`), or the key of a string in the
 * locale files (`{ key: 'site.nav.guide' }`).
 */
export const localized = z.union([z.string(), textKey, z.record(z.string(), z.string())]);

/** The key of a string in the locale files. */
export type TextKey = z.infer<typeof textKey>;

/** One string for all languages, one per language, or the key of a string in the locale files. */
export type Localized = z.infer<typeof localized>;

/** Whether a value is the key of a string in the locale files. */
export function isTextKey(text: Localized): text is TextKey {
  return typeof text === 'object' && typeof text.key === 'string' && Object.keys(text).length === 1;
}

/** All dotted keys of a tree of strings, such as `'site.nav.guide'`. */
type DottedKey<Strings> = {
  [Key in keyof Strings & string]: Strings[Key] extends string ? Key : `${Key}.${DottedKey<Strings[Key]>}`;
}[keyof Strings & string];

/**
 * Returns a function that refers to strings of a locale file, with type-checked keys.
 *
 * @example
 * ```ts
 * import type en from '../locales/en.json';
 * const t = textKeys<typeof en>();
 * const nav = [{ text: t('site.nav.guide'), link: '/guide/' }];
 * ```
 */
export function textKeys<Strings>(): (key: DottedKey<Strings>) => TextKey {
  return (key) => ({ key });
}

/**
 * Returns a string of the configuration or the navigation in a language. Never fails.
 *
 * @param defaultLang language to use if the string isn't available in `lang`
 * @param strings strings of the language. Default: none, which returns the key
 */
export function localize(
  text: Localized,
  lang: string,
  defaultLang: string,
  strings: Readonly<Record<string, unknown>> = {},
): string {
  if (typeof text === 'string') return text;
  if (isTextKey(text)) return getString(strings, text.key) ?? text.key;
  const translations = text as Record<string, string>;
  return translations[lang] ?? translations[defaultLang] ?? Object.values(translations)[0] ?? '';
}

/** Returns the string with this dotted key (`'site.nav.guide'`), or `undefined`. */
export function getString(strings: Readonly<Record<string, unknown>>, key: string): string | undefined {
  let node: unknown = strings;
  for (const name of key.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, name)) return undefined;
    node = (node as Record<string, unknown>)[name];
  }
  return typeof node === 'string' ? node : undefined;
}

const socialLink = z.strictObject({
  /** A built-in icon, or your own SVG markup. */
  icon: z.union([z.enum(['github', 'x', 'discord']), z.strictObject({ svg: z.string() })]),
  /** What a click does: open a link, or show a text, an image, or markup. Default: `'link'`. */
  mode: z.enum(['link', 'text', 'img', 'dom']).optional(),
  /** The URL, text, image URL or markup, depending on the mode. */
  content: z.string(),
  /** Accessible name. Default: the icon's name. */
  label: localized.optional(),
});

const toolLink = z.strictObject({
  /** The tool's name. */
  name: localized,
  /** What it does, in a few words. */
  description: localized,
  /** Path or URL of the logo. */
  logo: z.string().optional(),
  /** Scale of the logo within its box. Default: 1. */
  logoScale: z.number().positive().optional(),
  /** URL of its documentation. */
  url: localized,
});

const editLink = z
  .strictObject({
    /** URL of the documentation folder in the code host's editor. */
    docRepoBaseUrl: z.string().optional(),
    /** Text of the link. */
    text: localized.optional(),
  })
  .refine(
    ({ docRepoBaseUrl, text }) => docRepoBaseUrl === undefined || text !== undefined,
    'needs a "text", which is the label of the link',
  );

const searchConfig = z.strictObject({
  /**
   * Additional search indexes, one tab each: its name, and the URL of a site's `search.json`, or of a JSON array of
   * pages. Default: none.
   */
  groups: z.array(z.strictObject({ label: localized, index: localized })).optional(),
  /** Paths of the pages that search suggests first, such as the most visited ones. Default: the first of each sidebar group. */
  suggested: z.array(z.string()).optional(),
  /** URL for reporting failed searches; contains `{query}`. Default: none. */
  report: z
    .string()
    .regex(/^https:\/\/[^{}]*\{query\}[^{}]*$/, 'must start with https: and contain {query} once')
    .optional(),
});

/** Options of the shell around the pages. */
export const themeConfig = z.strictObject({
  /** Path or URL of the logo in the navbar. Default: none, the title alone. */
  logo: z.string().optional(),
  /** Offer a switch between light and dark; `false` follows the system only. Default: `true`. */
  darkMode: z.boolean().optional(),
  /** Build a search index and show the search button; an object adds further indexes. Default: `true`. */
  search: z.union([z.boolean(), searchConfig]).optional(),
  /** Links to the project on other sites, in the navbar: the first five, the rest in a menu. Default: none. */
  socialLinks: z.array(socialLink).optional(),
  /** Last line of landing pages, such as the license. Default: none. */
  footer: localized.optional(),
  /** Link to a page's source, below the article; shown only if both keys are set. Default: none. */
  editLink: editLink.optional(),
  /** Show the date of the page's last change. Default: `true`. */
  lastUpdated: z.boolean().optional(),
  /** When the navbar hides: `'never'`, `'auto'` (on scrolling down), or `'always'`. Default: `'never'`. */
  hideNavbar: z.enum(['never', 'auto', 'always']).optional(),
  /** Show a button that scrolls back to the top. Default: `true`. */
  enableScrollToTop: z.boolean().optional(),
  /** Animate theme changes where the browser supports it. Default: `true`. */
  enableAppearanceAnimation: z.boolean().optional(),
  /** Show the outline. Default: `true`. */
  outline: z.boolean().optional(),
  /** Show a documentation page's own description below its title. Default: `false`. */
  lead: z.boolean().optional(),
  /** Use the first heading as the page's title when its frontmatter has none. Default: `true`. */
  fallbackHeadingTitle: z.boolean().optional(),
  /** Redirect first-time readers to their browser's language, once. Default: `'auto'`. */
  localeRedirect: z.enum(['auto', 'never']).optional(),
  /** Label of the tool switcher, and its tools. Default: no switcher. */
  tools: z
    .strictObject({
      /** Text of the switcher's button. */
      label: localized,
      /** What opens the switcher: hovering, or only a click. Default: `'hover'`. */
      trigger: z.enum(['hover', 'click']).optional(),
      /** The sibling tools of the same toolchain, in order. */
      items: z.array(toolLink),
    })
    .optional(),
});

/** A link with an icon in the navbar. */
export type SocialLink = z.infer<typeof socialLink>;

/** The link to a page's source. */
export type EditLink = z.infer<typeof editLink>;

/** Options of the shell around the pages. */
export type ThemeConfig = z.infer<typeof themeConfig>;
