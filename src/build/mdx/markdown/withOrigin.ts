/** A path with the origin of the published site; as it is where there is none, or where it leads elsewhere. */
export function withOrigin(siteUrl: string | undefined, url: string): string {
  const isPath = url.startsWith('/') && !url.startsWith('//');
  return isPath && siteUrl ? siteUrl.replace(/\/$/, '') + url : url;
}
