/** Components that every page may use without import. `src/article/elements.ts` maps each to its code. */
export const elementNames = [
  'Tabs',
  'Tab',
  'CodeBlock',
  'Callout',
  'Details',
  'Badge',
  'OptionMeta',
  'Steps',
  'Card',
  'CardGrid',
  'FileTree',
  'Kbd',
  'Term',
  'Diagram',
  'Showcase',
  'Section',
  'ToolGrid',
] as const;

export type ElementName = (typeof elementNames)[number];

/** Written by authors, replaced by other elements before the page is compiled. */
export const expandedElementNames = ['PackageManagerTabs'] as const;
