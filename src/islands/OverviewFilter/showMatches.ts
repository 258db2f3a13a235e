const all = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

/** Normalizes case, and turns hyphens into spaces (`BEHAVIOR.md`, 2), so that `in source` finds `in-source`. */
function normalize(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ').trim();
}

/**
 * Hides the parts of an overview that don't match a query. If the name of a group or page matches, all of it is
 * shown; otherwise, only the matching headings. An unlisted heading is only shown if it matches itself.
 *
 * @param root contains the list, which is plain HTML
 * @returns the number of pages that remain
 */
export function showMatches(root: Element, query: string): number {
  const wantedText = normalize(query);
  // also matches several words written as one: `test environment` finds `testEnvironment`
  const name = wantedText.replaceAll(' ', '');
  const matches = (element: Element | null) => {
    const text = normalize(element?.textContent ?? '');
    return text.includes(wantedText) || text.includes(name);
  };
  let count = 0;
  for (const group of all(root, '[data-overview-group]')) {
    const before = count;
    for (const page of all(group, '[data-overview-page]')) {
      const showsAll = matches(group.querySelector('h2')) || matches(page.querySelector('a'));
      const headings = all(page, 'li');
      for (const heading of headings)
        heading.hidden =
          'unlisted' in heading.dataset
            ? wantedText === '' || !matches(heading)
            : !showsAll && !matches(heading);
      const hasShown = headings.some(({ hidden }) => !hidden);
      for (const list of all(page, 'ul')) list.hidden = !hasShown;
      page.hidden = !showsAll && !hasShown;
      if (!page.hidden) count += 1;
    }
    group.hidden = count === before;
  }
  return count;
}
