import { type FilterGroup, matchOverview } from './matchOverview.ts';

/** The elements of an overview in the document, whose list is plain HTML. */
export interface OverviewElements {
  groups: { element: HTMLElement; data: FilterGroup; pages: PageElements[] }[];
}

interface PageElements {
  element: HTMLElement;
  headingList: HTMLElement | undefined;
  headings: HTMLElement[];
}

const textOf = (element: Element | null | undefined): string => element?.textContent ?? '';
const all = (element: Element, selector: string): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>(selector),
];

/** Reads the list that a filter belongs to. */
export function readOverview(root: Element): OverviewElements {
  return {
    groups: all(root, '[data-overview-group]').map((element) => {
      const pages = all(element, '[data-overview-page]').map((page): PageElements => {
        const [headingList] = all(page, 'ul');
        return { element: page, headingList, headings: all(page, 'li') };
      });
      const data = {
        title: textOf(element.querySelector('h2')),
        pages: pages.map((page) => ({
          title: textOf(page.element.querySelector('a')),
          headings: page.headings.map(textOf),
        })),
      };
      return { element, data, pages };
    }),
  };
}

/**
 * Hides everything that does not match a query.
 * @returns the number of pages that remain
 */
export function showMatches({ groups }: OverviewElements, query: string): number {
  const shown = matchOverview(
    groups.map(({ data }) => data),
    query,
  );
  let count = 0;
  groups.forEach(({ element, pages }, index) => {
    const states = shown[index] ?? [];
    pages.forEach((page, position) => {
      const state = states[position];
      page.element.hidden = !state?.shown;
      if (page.headingList) page.headingList.hidden = !state?.headings.includes(true);
      page.headings.forEach((heading, number) => {
        heading.hidden = !state?.headings[number];
      });
      if (state?.shown) count += 1;
    });
    element.hidden = !states.some((state) => state.shown);
  });
  return count;
}
