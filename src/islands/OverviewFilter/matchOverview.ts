/** The texts of an overview's group that are filtered. */
export interface FilterGroup {
  title: string;
  pages: { title: string; headings: FilterHeading[] }[];
}

/** A heading; an unlisted one is only shown if it is what the query asks for. */
interface FilterHeading {
  text: string;
  unlisted: boolean;
}

/** What remains of a group: for each page, and each of its headings, whether it is shown. */
export type ShownGroup = { shown: boolean; headings: boolean[] }[];

/** Ignores case, and treats hyphens as spaces (`BEHAVIOR.md`, 2): `in source` finds `in-source`. */
function normalize(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ').trim();
}

/**
 * Matches a query against group names, page titles and headings. If a group or page matches by its own name, all of it
 * is shown; else only the matches in it.
 */
export function matchOverview(groups: readonly FilterGroup[], query: string): ShownGroup[] {
  const wanted = normalize(query);
  // several words are found written as one, too: `test environment` finds `testEnvironment`
  const name = wanted.replaceAll(' ', '');
  const matches = (text: string) => [wanted, name].some((words) => normalize(text).includes(words));
  return groups.map(({ title, pages }) =>
    pages.map((page) => {
      const whole = matches(title) || matches(page.title);
      const headings = page.headings.map(({ text, unlisted }) =>
        unlisted ? wanted !== '' && matches(text) : whole || matches(text),
      );
      return { shown: whole || headings.includes(true), headings };
    }),
  );
}

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
          headings: page.headings.map((heading) => ({
            text: textOf(heading),
            unlisted: 'unlisted' in heading.dataset,
          })),
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
