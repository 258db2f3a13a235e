/** Components that every page can use without importing them. `src/article/components.ts` exports each. */
export const elementNames = [
  'Tabs',
  'Tab',
  'CodeBlock',
  'Callout',
  'Details',
  'Badge',
  'Steps',
  'Card',
  'CardGrid',
  'FileTree',
  'Kbd',
  'Term',
  'Diagram',
  'Section',
] as const;

/** Name of one of these components. */
export type ElementName = (typeof elementNames)[number];

/** Elements that authors write and that are expanded into others before the page is compiled. */
export const expandedElementNames = ['PackageManagerTabs'] as const;
