const HIDEABLE = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'];

/** Hides the parts that the query names, as in `?navbar=0`, by `data-hide`, which the styles match. */
export function applyHiddenParts(search: string): void {
  const query = new URLSearchParams(search);
  const hidden = HIDEABLE.filter((part) => query.get(part) === '0');
  if (hidden.length > 0) document.documentElement.dataset.hide = hidden.join(' ');
  else delete document.documentElement.dataset.hide;
}
