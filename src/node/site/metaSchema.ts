import { z } from 'zod';

const text = z.string().trim().min(1);

/** An entry of `_meta.json` with more than a name; keys that mean nothing here are left out. */
export interface MetaEntry {
  type: 'file' | 'dir' | 'divider' | 'section-header' | 'dir-section-header' | 'custom-link';
  name?: string | undefined;
  label?: string | undefined;
  link?: string | undefined;
  tag?: string | undefined;
  context?: string | undefined;
  collapsible?: boolean | undefined;
  collapsed?: boolean | undefined;
  dashed?: boolean | undefined;
  items?: MetaEntry[] | undefined;
}

const entry: z.ZodType<MetaEntry> = z.lazy(() =>
  z.object({
    type: z
      .enum(['file', 'dir', 'divider', 'section-header', 'dir-section-header', 'custom-link'])
      .default('file'),
    name: text.optional(),
    label: z.string().optional(),
    link: text.optional(),
    tag: z.string().optional(),
    context: z.string().optional(),
    collapsible: z.boolean().optional(),
    collapsed: z.boolean().optional(),
    dashed: z.boolean().optional(),
    // those of a link are links, too
    items: z
      .array(
        z.preprocess(
          (value) => (typeof value === 'object' ? { type: 'custom-link', ...value } : value),
          entry,
        ),
      )
      .optional(),
  }),
);

/** `_meta.json`: what the sidebar shows of a folder, in order. A text is the name of a page. */
export const metaSchema: z.ZodType<(string | MetaEntry)[]> = z.array(z.union([text, entry]));

/** An entry of `_nav.json`. */
export interface NavEntry {
  text: string;
  link?: string | undefined;
  activeMatch?: string | undefined;
  position?: 'left' | 'right' | undefined;
  items?: NavEntry[] | undefined;
}

const navEntry: z.ZodType<NavEntry> = z.lazy(() =>
  z.object({
    text,
    link: text.optional(),
    activeMatch: z
      .string()
      .refine((value) => {
        try {
          return Boolean(new RegExp(value));
        } catch {
          return false;
        }
      }, 'is not a regular expression')
      .optional(),
    position: z.enum(['left', 'right']).optional(),
    items: z.array(navEntry).optional(),
  }),
);

/** `_nav.json`: the top bar. */
export const navFileSchema: z.ZodType<NavEntry[]> = z.array(navEntry);
