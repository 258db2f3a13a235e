import type { LayoutProps } from 'docs-site-engine/components';

/** The article at unknown addresses. */
export default function NotFound({ site }: LayoutProps) {
  return (
    <>
      <h1>Nobody has written this page yet</h1>
      <p>
        <a href={site.homeLink}>Begin at the beginning</a>
      </p>
    </>
  );
}
