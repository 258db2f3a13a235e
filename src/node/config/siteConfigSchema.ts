import { select } from 'hast-util-select';
import { z } from 'zod';
import { WARNINGS } from '../../shared/checks.ts';
import type { LayoutName, SiteConfig, SlotName } from '../../shared/siteConfig.ts';
import { csp, headElement } from './headSchema.ts';

const SLOTS: readonly (SlotName | LayoutName)[] = [
  ...(['navbarBefore', 'navbarAfter', 'sidebarBefore', 'sidebarAfter', 'articleBefore'] as const),
  ...(['articleAfter', 'footerBefore', 'footerAfter', 'home', 'notFound'] as const),
];

/** One text for all languages, or one per language. */
export const localized = z.union([z.string(), z.record(z.string(), z.string())]);

/** A URL segment without slashes, dot segments, or characters that need escaping, so that it cannot change the path. */
const segment = z
  .string()
  .regex(/^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/, 'must be usable as a folder name');
const origin = z
  .string()
  .refine(
    (value) => /^https?:\/\/[^/?#@\s]+\/?$/.test(value) && URL.canParse(value),
    'must be an origin such as https://example.com',
  );

const uri = z.string().regex(/^(?:https:\/\/|mailto:|tel:)\S+$/, 'must begin with https:, mailto: or tel:');

/** Wording from the `BEHAVIOR.md`, 8. */
const INVALID_SELECTOR = 'is no CSS selector: The provided selector is invalid';

function isSelector(value: string): boolean {
  try {
    select(value, { type: 'root', children: [] });
    return true;
  } catch {
    return false;
  }
}

/** A path of the site: nothing that browsers would parse as another host, no query. */
const address = z
  .string()
  .regex(/^\/(?![/\\])[^?\\\s]*$/, 'must be a path of this site that begins with a slash');

/** A module of the site. */
const modulePath = z
  .string()
  .regex(/^\.{1,2}\/.*\.[jt]sx?$/, 'must be the path of a module: ./components/Chart.tsx');
/** The name of a component, as it stands in a page. */
const componentName = z
  .string()
  .regex(/^[A-Z][A-Za-z0-9]*$/, 'must be the name of a component, which begins with a capital letter');
const plugin = z.union([z.string().min(1), z.tuple([z.string().min(1), z.json()])]);
const themeConfig = z.strictObject({
  logo: z.string().optional(),
  darkMode: z.boolean().optional(),
  search: z
    .union([
      z.boolean(),
      z.strictObject({
        groups: z.array(z.strictObject({ label: localized, index: localized })).optional(),
        report: z
          .string()
          .regex(/^https:\/\/[^{}]*\{query\}[^{}]*$/, 'must begin with https: and contain {query} once')
          .optional(),
      }),
    ])
    .optional(),
  socialLinks: z
    .array(
      z.strictObject({
        icon: z.union([z.enum(['github', 'x', 'discord']), z.strictObject({ svg: z.string() })]),
        mode: z.enum(['link', 'text', 'img', 'dom']).optional(),
        content: z.string(),
        label: z.string().optional(),
      }),
    )
    .optional(),
  editLink: z
    .strictObject({ docRepoBaseUrl: z.string().optional(), text: localized.optional() })
    .refine(
      ({ docRepoBaseUrl, text }) => docRepoBaseUrl === undefined || text !== undefined,
      'needs a “text” as well: without one, there is no link',
    )
    .optional(),
  lastUpdated: z.boolean().optional(),
  hideNavbar: z.enum(['never', 'auto', 'always']).optional(),
  enableScrollToTop: z.boolean().optional(),
  enableAppearanceAnimation: z.boolean().optional(),
  outline: z.boolean().optional(),
  lead: z.boolean().optional(),
  fallbackHeadingTitle: z.boolean().optional(),
  localeRedirect: z.enum(['auto', 'never']).optional(),
  tools: z
    .strictObject({
      label: z.string(),
      trigger: z.enum(['hover', 'click']).optional(),
      items: z.array(
        z.strictObject({
          name: z.string(),
          description: localized,
          logo: z.string().optional(),
          logoScale: z.number().positive().optional(),
          url: localized,
        }),
      ),
    })
    .optional(),
});

/** Validates the argument of `pluginDocs`; the type `SiteConfig` documents every key. */
export const siteConfigSchema: z.ZodType<SiteConfig> = z.strictObject({
  title: z.string().min(1),
  description: z.string().optional(),
  base: z
    .string()
    .regex(/^\/(?:[A-Za-z0-9._~-]+\/)*$/, 'must begin and end with a slash')
    .optional(),
  siteUrl: origin.optional(),
  ogImages: z.boolean().optional(),
  redirects: z.record(address, address).optional(),
  testedWith: z.record(address, z.array(z.string().min(1)).min(1)).optional(),
  security: z
    .strictObject({ contact: z.array(uri).min(1), expires: z.iso.date(), policy: uri.optional() })
    .optional(),
  assetsHost: origin.optional(),
  icon: z.string().optional(),
  languages: z
    .array(
      z.strictObject({
        lang: segment,
        label: z.string().min(1),
        dir: z.enum(['ltr', 'rtl']).optional(),
        description: z.string().optional(),
      }),
    )
    .min(1)
    .refine(...unique((language: { lang: string }) => language.lang)),
  multiVersion: z
    .strictObject({
      default: segment,
      versions: z
        .array(segment)
        .min(1)
        .refine(...unique((version: string) => version)),
    })
    .refine(
      ({ default: name, versions }) => versions.includes(name),
      'must have one of its versions as default',
    )
    .optional(),
  docsDir: z.string().optional(),
  localesDir: z.string().optional(),
  publicDir: z.string().optional(),
  outDir: z.string().optional(),
  themeConfig: themeConfig.optional(),
  markdown: z
    .strictObject({
      defaultWrapCode: z.boolean().optional(),
      showLineNumbers: z.boolean().optional(),
      slugs: z.enum(['github', 'vitepress']).optional(),
      remarkPlugins: z.array(plugin).optional(),
      rehypePlugins: z.array(plugin).optional(),
      transformers: z.array(plugin).optional(),
      languages: z.array(z.string().min(1)).optional(),
      zoomSelector: z.union([z.literal(false), z.string().refine(isSelector, INVALID_SELECTOR)]).optional(),
    })
    .optional(),
  frontmatter: z.array(z.string().min(1)).optional(),
  checks: z.partialRecord(z.enum(WARNINGS), z.enum(['off', 'warning', 'error'])).optional(),
  components: z.record(componentName, modulePath).optional(),
  styles: z.array(z.string().regex(/\.(?:css|less|s[ac]ss)$/, 'must be the path of a stylesheet')).optional(),
  head: z.array(headElement).optional(),
  csp: csp.optional(),
  slots: z.strictObject(Object.fromEntries(SLOTS.map((name) => [name, modulePath.optional()]))).optional(),
});

function unique<T>(name: (entry: T) => string): [(entries: T[]) => boolean, string] {
  return [
    (entries) => new Set(entries.map((entry) => name(entry).toLowerCase())).size === entries.length,
    'must not name the same thing twice',
  ];
}
