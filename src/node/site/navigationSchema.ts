import { z } from 'zod';
import type { NavInput, Navigation, SidebarInput } from '../../shared/navigation.ts';
import { localized } from '../config/siteConfigSchema.ts';

const pattern = z.string().refine((value) => {
  try {
    new RegExp(value);
    return true;
  } catch {
    return false;
  }
}, 'is not a regular expression');

const nav = (depth: number): z.ZodType<NavInput> => {
  const entry = z.strictObject({
    text: localized,
    link: z.string().optional(),
    activeMatch: pattern.optional(),
    tag: localized.optional(),
    position: z.enum(['left', 'right']).optional(),
  });
  return depth > 1 ? entry.extend({ items: z.array(nav(depth - 1)).optional() }) : entry;
};

const sidebarItem: z.ZodType<SidebarInput> = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({
      link: z.string(),
      text: localized.optional(),
      tag: localized.optional(),
      context: z.string().optional(),
    }),
    z.strictObject({
      text: localized,
      link: z.string().optional(),
      items: z.array(sidebarItem),
      collapsible: z.boolean().optional(),
      collapsed: z.boolean().optional(),
      tag: localized.optional(),
    }),
    z.strictObject({ dividerType: z.enum(['solid', 'dashed']) }),
    z.strictObject({ sectionHeaderText: localized, tag: localized.optional() }),
  ]),
);

/** Validates the export of `navigation.ts`; menus of the top bar have at most three levels. */
export const navigationSchema: z.ZodType<Navigation> = z.strictObject({
  nav: z.array(nav(3)),
  sidebar: z.record(z.string().startsWith('/', 'must begin with a slash'), z.array(sidebarItem)),
});
