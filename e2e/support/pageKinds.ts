import type { Page } from '@playwright/test';

/** Selector of the elements that `markKinds` has marked. */
export const markedKinds = '[data-judge]';

/**
 * The elements of a page by kind, which is what they are together with what the element around them is. Self-contained,
 * to run inside a page.
 */
export function elementsByKind(page: Document): Map<string, Element[]> {
  const names = new Map<Element | null, string>();
  const kinds = new Map<string, Element[]>();
  for (const element of page.querySelectorAll('html, body, body *:not(noscript *)')) {
    const { tagName, parentElement } = element;
    const [className, role, type] = ['class', 'role', 'type'].map((name) => element.getAttribute(name) ?? '');
    names.set(element, `${tagName.toLowerCase()}.${className}[${role} ${type}]`);
    const kind = `${names.get(parentElement) ?? ''} > ${names.get(element)}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), element]);
  }
  return kinds;
}

/**
 * For every kind of element in the built pages, the one page on which it is judged: few pages have all kinds.
 * @param page a tab in which scripts may fetch and parse the pages
 */
export async function shareKinds(page: Page, routes: readonly string[]): Promise<Map<string, string>> {
  const kinds = await page.evaluate<[route: string, kinds: string[]][]>(`(async () => {
    ${elementsByKind}
    const kindsOf = async (route) => {
      const html = await (await fetch(route)).text();
      return [route, [...elementsByKind(new DOMParser().parseFromString(html, 'text/html')).keys()]];
    };
    return Promise.all(${JSON.stringify(routes)}.map(kindsOf));
  })()`);
  const owners = new Map<string, string>();
  const news = (all: readonly string[]) => all.filter((kind) => !owners.has(kind));
  for (;;) {
    // the page with most kinds that no page before has; of equals, the first
    const [best] = kinds
      .map(([route, all]) => ({ route, found: news(all) }))
      .sort((one, other) => other.found.length - one.found.length);
    if (!best || best.found.length === 0) return owners;
    for (const kind of best.found) owners.set(kind, best.route);
  }
}

/** Marks the elements of certain kinds, and returns these kinds. */
export async function markKinds(page: Page, isWanted: (kind: string) => boolean): Promise<string[]> {
  const kinds = await page.evaluate<string[]>(
    `(() => {
      ${elementsByKind}
      window.kinds = elementsByKind(document);
      return [...window.kinds.keys()];
    })()`,
  );
  const wanted = kinds.filter(isWanted);
  if (wanted.length > 0)
    await page.evaluate((names) => {
      const { kinds: elements } = window as unknown as { kinds: Map<string, Element[]> };
      for (const name of names)
        for (const element of elements.get(name) ?? []) element.setAttribute('data-judge', '');
    }, wanted);
  return wanted;
}
