import { z } from 'zod';
import { localized } from './themeConfig.ts';

/** A regular expression. */
const pattern = z.string().refine((value) => {
  try {
    return Boolean(new RegExp(value));
  } catch {
    return false;
  }
}, 'is not a regular expression');

/** An entry of the navbar, at most three levels deep. */
const navInput = z.strictObject({
  /** Text of the entry. */
  text: localized,
  /** Path of a page, without base, version and language, or an external URL. */
  link: z.string().optional(),
  /** Regular expression matched against the path without base, version and language. Default: the link's own path. */
  activeMatch: pattern.optional(),
  /** Short label after the text. Default: none. */
  tag: localized.optional(),
  /** Side of the navbar. Default: `'left'`. */
  position: z.enum(['left', 'right']).optional(),
  /** Entries of its menu. Default: none, it is a link. */
  get items(): z.ZodOptional<z.ZodArray<typeof navInput>> {
    return z.array(navInput).optional();
  },
});

/** A sidebar link with options. */
const sidebarLink = z.strictObject({
  /** Path of a page, without base, version and language, or an external URL. */
  link: z.string(),
  /** Text of the link. Default: the page's title. */
  text: localized.optional(),
  /** Short label after the text. Default: none. */
  tag: localized.optional(),
  /** Free text put on the element as `data-context`, for styling. */
  context: z.string().optional(),
});

/** A titled group of sidebar entries. */
const sidebarGroup = z.strictObject({
  /** The group's title. */
  text: localized,
  /** Path of the page that the title links to. Default: none, the title toggles the group. */
  link: z.string().optional(),
  /** Entries of the group. */
  get items(): z.ZodArray<typeof sidebarInput> {
    return z.array(sidebarInput);
  },
  /** Whether readers can collapse it. Default: `true`. */
  collapsible: z.boolean().optional(),
  /** Initially collapsed; the group with the current page expands automatically. Default: `false`. */
  collapsed: z.boolean().optional(),
  /** Short label after the title. Default: none. */
  tag: localized.optional(),
});

/** A string is the path of a page; its text is the page's title. */
const sidebarInput = z.union([
  z.string(),
  sidebarLink,
  sidebarGroup,
  /** A line between entries. */
  z.strictObject({ dividerType: z.enum(['solid', 'dashed']) }),
  /** A title above the entries that follow it. */
  z.strictObject({ sectionHeaderText: localized, tag: localized.optional() }),
]);

/** Returns the paths of menus below the third level. */
function tooDeep(entries: readonly NavInput[], keyPath: readonly PropertyKey[] = []): PropertyKey[][] {
  return entries.flatMap(({ items }, index) => {
    const inside = [...keyPath, index, 'items'];
    return !items ? [] : keyPath.length < 4 ? tooDeep(items, inside) : [inside];
  });
}

/** What `docs/navigation.ts` exports: one structure for all languages. */
export const navigationSchema = z.strictObject({
  /** Entries of the navbar. */
  nav: z.array(navInput).superRefine((entries, context) => {
    for (const path of tooDeep(entries))
      context.addIssue({ code: 'custom', path, message: 'is too deep: menus can have at most three levels' });
  }),
  /** Sidebars by path prefix: `/guide/` applies to every page below it. The longest prefix wins. */
  sidebar: z.record(z.string().startsWith('/', 'must start with a slash'), z.array(sidebarInput)),
});

/** What `docs/navigation.ts` exports: one structure for all languages. */
export type Navigation = z.infer<typeof navigationSchema>;

/** An entry of the navbar. */
export type NavInput = z.infer<typeof navInput>;

/** A titled group of sidebar entries. */
export type SidebarGroupInput = z.infer<typeof sidebarGroup>;

/** An entry of the sidebar. */
export type SidebarInput = z.infer<typeof sidebarInput>;
