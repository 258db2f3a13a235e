/** A path of the site as a whole URL, characters escaped; without the site's origin, it stays a path. */
export function absoluteUrl(siteUrl: string | undefined, path: string): string {
  return (siteUrl?.replace(/\/$/, '') ?? '') + encodeURI(path);
}
