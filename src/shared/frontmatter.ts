/** A page's frontmatter, between its first two `---` lines. Editors show the descriptions: see `tools/schemas/schemas.ts`. */
import { z } from 'zod';
import type { SiteHeadElement } from './headConfig.ts';

/** Additional search words of a page. The browser accepts lists up to these limits. */
const keywords = z
  .array(z.string().regex(/^\S(?:.{0,78}\S)?$/, 'must be one to 80 characters, without spaces around them'))
  .min(1)
  .max(100);

const depth = z.int().min(2).max(6);

const pageTypes = ['home', 'doc', '404', 'custom', 'blank'] as const;

const pageType = z
  .preprocess(
    (value) => (value === 404 ? '404' : value), // YAML parses it as a number unless it is quoted
    z.enum(pageTypes),
  )
  .meta({ type: ['string', 'number'], enum: [...pageTypes, 404] }); // the type that editors suggest

/** Creates an optional key with its description for editors. */
const key = <Value extends z.ZodType>(value: Value, description: string) =>
  value.optional().describe(description);

const heroAction = z.strictObject({
  text: z.string().describe('Text of the button.'),
  link: z.string().describe('Path of a page, or an external URL.'),
  theme: z.enum(['brand', 'alt']).optional().describe("Filled or outlined. Default: `'brand'`."),
});

const hero = z.strictObject({
  name: z.string().describe("The product's name."),
  text: z.string().describe('Slogan: the product in a few words.'),
  tagline: key(z.string(), 'Longer description of the product.'),
  actions: key(z.array(heroAction), 'Buttons; the first one is the primary action.'),
  command: key(z.string(), 'Installation command, shown with a copy button. Default: none.'),
  github: key(z.url({ protocol: /^https$/ }), 'URL of the repository, shown as a link next to the buttons.'),
  logo: key(
    z.string(),
    'Logo next to the name: a file in the public folder. Without a logo, the name is only for screen readers, since the navbar shows it.',
  ),
  background: key(z.string(), 'Decorative image behind and next to the text: a file in the public folder.'),
  image: key(
    z.strictObject({ src: z.string(), alt: z.string() }),
    'Meaningful image next to the text: a file in the public folder.',
  ),
});

const feature = z.strictObject({
  title: z.string().describe('Name of the feature.'),
  details: z.string().describe('The benefit of the feature, in one sentence.'),
  icon: key(z.string(), 'One or two characters next to the title. Default: none.'),
  link: key(z.string(), 'Path of a page with details, or an external URL. Default: none.'),
});

const headElementSchema = z.tuple([z.enum(['meta', 'link']), z.record(z.string(), z.string())]);

/** Schema of a page's frontmatter; every key is optional, and unknown keys are errors. */
export const frontmatterSchema = z.strictObject({
  title: key(
    z.string().min(1),
    'Title in the browser tab, the sidebar and search. Default: the first heading.',
  ),
  titleSuffix: key(z.string(), "Second half of the document title, replacing the site's title."),
  description: key(
    z.string().min(1),
    'Summary of the page for overviews, search engines, previews and `lead`; backticks mark code. Default: the description of the language.',
  ),
  head: key(
    z.array(headElementSchema),
    "Elements added to the page's head. They replace the engine's elements with the same purpose. Default: none.",
  ),
  overview: key(
    z.boolean(),
    "List the pages of this page's sidebar section below its text. Default: `false`.",
  ),
  overviewHeaders: key(
    z.array(depth),
    'Heading levels that an overview lists, except headings that many of its pages share. Default: `[2]`.',
  ),
  pageType: key(
    pageType,
    "Layout of the page: landing page (`home`), documentation with sidebar, outline and footer (`doc`), not-found page (`404`), article in full width (`custom`), or the same without the navbar (`blank`). Default: `'doc'`.",
  ),
  hero: key(hero, 'Hero of a landing page. Default: none.'),
  features: key(z.array(feature), 'List of features below the hero. Default: none.'),
  navbar: key(z.boolean(), 'Show the navbar. Default: `true`.'),
  sidebar: key(
    z.boolean(),
    'Show the sidebar. Pages without a sidebar need no entry in the navigation. Default: `true`.',
  ),
  order: key(
    z.number(),
    'Position in a sidebar generated from folders; lower numbers come first. Default: after these, by name.',
  ),
  outline: key(
    z.union([z.boolean(), z.literal('deep'), depth, z.tuple([depth, depth])]),
    "Show the outline. A level or a range of levels from 2 to 4 limits the headings; `'deep'` shows all. Default: `true`.",
  ),
  footer: key(z.boolean(), 'Show the pager, the edit link and the date. Default: `true`.'),
  globalUIComponents: key(z.boolean(), 'Show floating UI: the back-to-top button. Default: `true`.'),
  searchable: key(z.boolean(), 'Include this page in search. Default: `true`.'),
  keywords: key(
    keywords,
    'Additional search terms. Search shows the matching one next to the title. Default: none.',
  ),
  sectionKeywords: key(
    z.record(z.string(), keywords),
    'Additional search terms for sections of the page, by heading id: `tothrow: [assert an error]`. Default: none.',
  ),
});

/** All keys of the frontmatter; every one of them is optional. */
export type Frontmatter = z.infer<typeof frontmatterSchema>;

/** Layout of a page. */
export type PageType = z.infer<typeof pageType>;

/** The hero of a landing page. Its images are loaded from the assets host, if the site has one. */
export type Hero = z.infer<typeof hero>;

/** One feature in a landing page's list. */
export type Feature = z.infer<typeof feature>;

/** An element added to the page's head: its name and attributes. */
export type HeadElement = z.infer<typeof headElementSchema>;

const PREVIEWS = ['og:image', 'og:video', 'og:audio', 'twitter:image'].flatMap((kind) =>
  ['', ':url', ':secure_url'].map((part) => kind + part),
);

/** Whether a head element is an image, video or audio URL for social previews. */
export function isPreview([, { name, property }]: HeadElement | SiteHeadElement): boolean {
  return PREVIEWS.some((key) => key === (property ?? name));
}
