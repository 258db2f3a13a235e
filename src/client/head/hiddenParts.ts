const HIDEABLE = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'];

/** Hides what the query says: `?navbar=0`. The styles look at `data-hide`. */
export function applyHiddenParts(search: string): void {
  const query = new URLSearchParams(search);
  const hidden = HIDEABLE.filter((part) => query.get(part) === '0');
  if (hidden.length > 0) document.documentElement.dataset.hide = hidden.join(' ');
  else delete document.documentElement.dataset.hide;
}
