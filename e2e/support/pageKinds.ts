/** Selector of the elements that `markNewKinds` has marked. */
export const markedKinds = '[data-judge]';

/**
 * Marks elements of new kinds, or their parents, and returns the kinds. A kind is the type of an element and of its
 * parent. Empties the code blocks that have none. Self-contained, to run inside a page.
 */
export function markNewKinds(page: Document, known: ReadonlySet<string>): Set<string> {
  const names = new Map<Element | null, string>();
  const kinds = new Set<string>();
  for (const element of page.querySelectorAll('html, body, body *:not(noscript *)')) {
    const { tagName, parentElement } = element;
    const [className, role, type] = ['class', 'role', 'type'].map((name) => element.getAttribute(name) ?? '');
    const name = `${tagName.toLowerCase()}.${className}[${role} ${type}]`;
    names.set(element, name);
    const kind = `${names.get(parentElement) ?? ''} > ${name}`;
    if (known.has(kind)) continue;
    kinds.add(kind);
    // axe is slow for many elements
    if (!parentElement?.closest('[data-judge]')) element.setAttribute('data-judge', '');
  }
  // half of a page is code of known kinds, which doesn't affect the other results
  for (const code of page.querySelectorAll('pre code'))
    if (!code.closest('[data-judge]') && !code.querySelector('[data-judge]')) code.textContent = '…';
  return kinds;
}
