import { z } from 'zod';
import type { Frontmatter } from '../../../shared/frontmatter.ts';

/** What somebody types; nobody types more. The browser takes no longer list. */
const keywords = z
  .array(z.string().regex(/^\S(?:.{0,78}\S)?$/, 'must be one to 80 characters, without spaces around them'))
  .min(1)
  .max(100);

const depth = z.int().min(2).max(6);

const pageTypes = ['home', 'doc', '404', 'custom', 'blank'] as const;

const schema = z.strictObject({
  title: z.string().min(1).optional(),
  titleSuffix: z.string().optional(),
  description: z.string().min(1).optional(),
  head: z.array(z.tuple([z.enum(['meta', 'link']), z.record(z.string(), z.string())])).optional(),
  overview: z.boolean().optional(),
  overviewHeaders: z.array(z.int().min(2).max(6)).optional(),
  pageType: z
    .preprocess(
      (value) => (value === 404 ? '404' : value), // without quotes, YAML reads a number
      z.enum(pageTypes),
    )
    .meta({ type: ['string', 'number'], enum: [...pageTypes, 404] }) // what editors allow
    .optional(),
  hero: z
    .strictObject({
      name: z.string(),
      text: z.string(),
      tagline: z.string().optional(),
      actions: z
        .array(
          z.strictObject({ text: z.string(), link: z.string(), theme: z.enum(['brand', 'alt']).optional() }),
        )
        .optional(),
      github: z.url({ protocol: /^https$/ }).optional(),
      logo: z.string().optional(),
      background: z.string().optional(),
      image: z.strictObject({ src: z.string(), alt: z.string() }).optional(),
    })
    .optional(),
  features: z
    .array(
      z.strictObject({
        title: z.string(),
        details: z.string(),
        icon: z.string().optional(),
        link: z.string().optional(),
      }),
    )
    .optional(),
  navbar: z.boolean().optional(),
  sidebar: z.boolean().optional(),
  order: z.number().optional(),
  outline: z.union([z.boolean(), z.literal('deep'), depth, z.tuple([depth, depth])]).optional(),
  footer: z.boolean().optional(),
  globalUIComponents: z.boolean().optional(),
  searchable: z.boolean().optional(),
  keywords: keywords.optional(),
  sectionKeywords: z.record(z.string(), keywords).optional(),
});

/** Validates a page's frontmatter; the type `Frontmatter` documents every key. */
export const frontmatterSchema: z.ZodType<Frontmatter> = schema;

/** The keys that every site has. */
export const frontmatterKeys: readonly string[] = Object.keys(schema.shape);
