import { z } from 'zod';

const text = z.string().trim().min(1);

/** An entry of `_meta.json` with more than a name; keys without an equivalent are omitted. */
const metaEntry = z.object({
  type: z
    .enum(['file', 'dir', 'divider', 'section-header', 'dir-section-header', 'custom-link'])
    .default('file')
    .describe('What the entry is. Default: `file`.'),
  name: text.optional().describe('Name of a file or folder, without extension.'),
  label: z.string().optional().describe('What readers see. Default: the title of the page.'),
  link: text.optional().describe('Path of a page, or an external URL.'),
  tag: z.string().optional().describe('Short label after the text.'),
  context: z.string().optional().describe('Free text put on the element as `data-context`, for styling.'),
  collapsible: z.boolean().optional().describe('Whether readers can collapse the folder. Default: `true`.'),
  collapsed: z.boolean().optional().describe('Whether the folder is closed at first. Default: `false`.'),
  dashed: z.boolean().optional().describe('Whether the divider is dashed.'),
  get items(): z.ZodOptional<z.ZodArray<typeof customLink>> {
    return z.array(customLink).optional();
  },
});

/** Items inside a link are also links. */
const customLink = z.preprocess(
  (value) => (typeof value === 'object' ? { type: 'custom-link', ...value } : value),
  metaEntry,
);

/** `_meta.json`: the sidebar entries of a folder, in order. A string is the name of a page. */
export const metaSchema = z.array(z.union([text, metaEntry]));

/** An entry of `_meta.json` with more than a name. */
export type MetaEntry = z.infer<typeof metaEntry>;

/** An entry of `_nav.json`. */
const navEntry = z.object({
  text,
  link: text.optional(),
  activeMatch: z.string().optional(),
  position: z.enum(['left', 'right']).optional(),
  get items(): z.ZodOptional<z.ZodArray<typeof navEntry>> {
    return z.array(navEntry).optional();
  },
});

/** `_nav.json`: the navbar. */
export const navFileSchema = z.array(navEntry);

/** An entry of `_nav.json`. */
export type NavEntry = z.infer<typeof navEntry>;
