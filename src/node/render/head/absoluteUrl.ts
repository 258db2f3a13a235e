/** A path of the site as an absolute, escaped URL; stays a path if the site's origin is unknown. */
export function absoluteUrl(siteUrl: string | undefined, path: string): string {
  return (siteUrl?.replace(/\/$/, '') ?? '') + encodeURI(path);
}
