import type { LayoutProps } from 'docs-site-engine/components';

/** Content of the 404 page. */
export default function NotFound({ site }: LayoutProps) {
  return (
    <>
      <h1>This page does not exist</h1>
      <p>
        <a href={site.homeLink}>Go to the home page</a>
      </p>
    </>
  );
}
