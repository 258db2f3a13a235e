import { type LayoutProps, useStrings } from 'docs-site-engine/components';

/** Below the title of pages that say so in their frontmatter. */
export default function Reviewed({ page }: LayoutProps) {
  const t = useStrings();
  return 'reviewed' in page.frontmatter ? <p className="reviewed">{t('site.reviewed')}</p> : null;
}
