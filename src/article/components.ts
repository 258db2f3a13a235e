/**
 * Exports for a site's components. Every component below is also an element that pages can use without importing it:
 * `node/content/elementNames.ts` reads their names here.
 */

import type { ReactNode } from 'react';
import type { Feature, Hero } from '../shared/frontmatter.ts';
import type { SlotProps } from '../shared/pageData.ts';

export type { SlotProps } from '../shared/pageData.ts';
export { trustedHtml } from '../ui/trustedHtml.ts';
export { useLanguage, useStrings, useStyles } from './ArticleContext.ts';
export { Badge } from './Badge/Badge.tsx';
export { Callout } from './Callout/Callout.tsx';
export { Card, CardGrid } from './Cards/Cards.tsx';
export { CodeBlock, type CodeBlockProps } from './CodeBlock/CodeBlock.tsx';
export { type Check, element, is, type OptionalCheck, type PropsOf } from './checkProps.ts';
export { Details } from './Details/Details.tsx';
export { Diagram } from './Diagram/Diagram.tsx';
export { FileTree } from './FileTree/FileTree.tsx';
export { Kbd } from './Kbd/Kbd.tsx';
export { Section } from './Section/Section.tsx';
export { Steps } from './Steps/Steps.tsx';
export { Tab, Tabs } from './Tabs/Tabs.tsx';
export { Term } from './Term/Term.tsx';

/** Props of a site's component that replaces a part of a page. */
export interface LayoutProps extends SlotProps {
  /** The page’s `hero`, with resolved links; home pages only. */
  hero?: Hero | undefined;
  /** The page’s `features`, with resolved links; home pages only. */
  features?: Feature[] | undefined;
  /** The page’s own content. */
  children?: ReactNode;
}
