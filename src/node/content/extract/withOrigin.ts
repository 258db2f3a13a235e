/** Prepends the published site's origin to a path; unchanged if there is no origin or the URL leads to another site. */
export function withOrigin(siteUrl: string | undefined, url: string): string {
  const isPath = url.startsWith('/') && !url.startsWith('//');
  return isPath && siteUrl ? siteUrl.replace(/\/$/, '') + url : url;
}
