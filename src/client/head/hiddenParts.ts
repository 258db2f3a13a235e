const HIDEABLE = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'];

/** Keeps parts hidden on navigation to another page of the site, whose link doesn't mention them. */
export function keepHiddenParts(url: URL): void {
  const query = new URLSearchParams(location.search);
  for (const part of HIDEABLE)
    if (query.get(part) === '0' && !url.searchParams.has(part)) url.searchParams.set(part, '0');
}

/** Hides the parts that the query names, as in `?navbar=0`, by `data-hide`, which the styles match. */
export function applyHiddenParts(search: string): void {
  const query = new URLSearchParams(search);
  const hidden = HIDEABLE.filter((part) => query.get(part) === '0');
  if (hidden.length > 0) document.documentElement.dataset.hide = hidden.join(' ');
  else delete document.documentElement.dataset.hide;
}
