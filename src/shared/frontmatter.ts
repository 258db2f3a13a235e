/** A page's frontmatter, between its first two `---` lines. Editors show the descriptions: see `node/i18n/schemas.ts`. */
import { z } from 'zod';

/** What somebody types; nobody types more. The browser takes no longer list. */
const keywords = z
  .array(z.string().regex(/^\S(?:.{0,78}\S)?$/, 'must be one to 80 characters, without spaces around them'))
  .min(1)
  .max(100);

const depth = z.int().min(2).max(6);

const pageTypes = ['home', 'doc', '404', 'custom', 'blank'] as const;

const pageType = z
  .preprocess(
    (value) => (value === 404 ? '404' : value), // without quotes, YAML reads a number
    z.enum(pageTypes),
  )
  .meta({ type: ['string', 'number'], enum: [...pageTypes, 404] }); // what editors allow

const heroAction = z.strictObject({
  text: z.string().describe('Text of the button.'),
  link: z.string().describe('Path of a page, or an external URL.'),
  theme: z.enum(['brand', 'alt']).optional().describe("Filled or outlined. Default: `'brand'`."),
});

const hero = z.strictObject({
  name: z.string().describe("The product's name."),
  text: z.string().describe('What the product is, in a few words.'),
  tagline: z.string().optional().describe('What the reader gains from it.'),
  actions: z.array(heroAction).optional().describe('Buttons; the first one is the primary action.'),
  github: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe('URL of the repository; shown as a link beside the buttons.'),
  logo: z.string().optional().describe('Logo above the name: a file of the public folder.'),
  background: z
    .string()
    .optional()
    .describe('Decoration behind and beside the text: a file of the public folder.'),
  image: z
    .strictObject({ src: z.string(), alt: z.string() })
    .optional()
    .describe('A meaningful picture beside the text: a file of the public folder.'),
});

const feature = z.strictObject({
  title: z.string().describe('What the product has.'),
  details: z.string().describe('What it is good for, in a sentence.'),
  icon: z.string().optional().describe('A character or two beside the title. Default: none.'),
  link: z.string().optional().describe('Path of a page that tells more, or an external URL. Default: none.'),
});

const headElement = z.tuple([z.enum(['meta', 'link']), z.record(z.string(), z.string())]);

/** All keys of the frontmatter; every one of them is optional. */
export const frontmatterSchema = z.strictObject({
  title: z
    .string()
    .min(1)
    .optional()
    .describe('Title in the browser tab, the sidebar and search. Default: the first heading.'),
  titleSuffix: z
    .string()
    .optional()
    .describe("Second half of the document title, replacing the site's title."),
  description: z
    .string()
    .min(1)
    .optional()
    .describe(
      "What the page is about, for overviews, search engines, previews and `lead`; backticks mark code. Default: the language's.",
    ),
  head: z
    .array(headElement)
    .optional()
    .describe(
      "Elements added to the page's head; they replace the engine's own of the same purpose. Default: none.",
    ),
  overview: z
    .boolean()
    .optional()
    .describe("List the pages of this page's sidebar section below its text. Default: `false`."),
  overviewHeaders: z
    .array(depth)
    .optional()
    .describe(
      'Heading depths listed by an overview, without the headings that many of its pages have. Default: `[2]`.',
    ),
  pageType: pageType
    .optional()
    .describe(
      "Layout of the page: a landing page, documentation (with sidebar, outline and footer), the page for unknown addresses, the article alone as wide as the window, or the same without the top bar (`blank`). Default: `'doc'`.",
    ),
  hero: hero.optional().describe('Head of a landing page. Default: none.'),
  features: z.array(feature).optional().describe('List of features below the hero. Default: none.'),
  navbar: z.boolean().optional().describe('Show the top bar. Default: `true`.'),
  sidebar: z
    .boolean()
    .optional()
    .describe('Show the sidebar; a page without one needs no entry in the navigation. Default: `true`.'),
  order: z
    .number()
    .optional()
    .describe(
      'Place among its neighbours in a sidebar made of the folders: less is further up. Default: by name, below these.',
    ),
  outline: z
    .union([z.boolean(), z.literal('deep'), depth, z.tuple([depth, depth])])
    .optional()
    .describe(
      "Show the outline; a depth or a range of depths, of 2 to 4, shows these headings, `'deep'` all of them. Default: `true`.",
    ),
  footer: z.boolean().optional().describe('Show the pager, the edit link and the date. Default: `true`.'),
  globalUIComponents: z
    .boolean()
    .optional()
    .describe('Show UI that floats over every page of the site: the back-to-top button. Default: `true`.'),
  searchable: z.boolean().optional().describe('Include this page in search. Default: `true`.'),
  keywords: keywords
    .optional()
    .describe(
      'What readers type to find the page. Only search knows it, and shows it beside the title. Default: none.',
    ),
  sectionKeywords: z
    .record(z.string(), keywords)
    .optional()
    .describe(
      'The same for sections of the page, by their ids: `tothrow: [assert an error]`. Default: none.',
    ),
});

/** All keys of the frontmatter; every one of them is optional. */
export type Frontmatter = z.infer<typeof frontmatterSchema>;

/** Layout of a page. */
export type PageType = z.infer<typeof pageType>;

/** The hero of a landing page. Readers load its pictures from the assets host, if there is one. */
export type Hero = z.infer<typeof hero>;

/** One feature in a landing page's list. */
export type Feature = z.infer<typeof feature>;

/** An element added to the page's head: its name and attributes. */
export type HeadElement = z.infer<typeof headElement>;
