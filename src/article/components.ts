/** Public exports for a site's components and browser modules. */

import type { ReactNode } from 'react';
import type { Feature, Hero } from '../shared/frontmatter.ts';
import type { SlotProps } from '../shared/pageData.ts';

export type { SlotProps } from '../shared/pageData.ts';
export { loadStyles } from '../theme/loadStyles.ts';
export { trustedHtml } from '../ui/trustedHtml.ts';
export { useLanguage, useStrings, useStyles } from './ArticleContext.ts';
export type { CodeBlockProps } from './CodeBlock/CodeBlock.tsx';
export { type Check, defineComponent, is, type OptionalCheck, type PropsOf } from './checkProps.ts';
export * from './elements.ts';

/** Props of a site's component that replaces a part of a page. */
export interface LayoutProps extends SlotProps {
  /** The page's `hero`, with resolved links; home pages only. */
  hero?: Hero | undefined;
  /** The page's `features`, with resolved links; home pages only. */
  features?: Feature[] | undefined;
  /** The page's own content. */
  children?: ReactNode;
}
