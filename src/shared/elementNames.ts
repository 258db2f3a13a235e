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

/** Elements that are expanded into other elements before a page is compiled. */
export const expandedElementNames = ['PackageManagerTabs'] as const;
