import { type LayoutProps, useStrings } from 'docs-site-engine/components';

/** A note below the title of pages with `reviewed` in their frontmatter. */
export default function Reviewed({ page }: LayoutProps) {
  const t = useStrings();
  return 'reviewed' in page.frontmatter ? <p className="reviewed">{t('site.reviewed')}</p> : null;
}
