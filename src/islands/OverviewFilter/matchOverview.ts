/** A group of an overview, as far as it can be filtered. */
export interface FilterGroup {
  title: string;
  pages: { title: string; headings: string[] }[];
}

/** What is left of a group: for each page whether it is shown, and for each of its headings. */
export type ShownGroup = { shown: boolean; headings: boolean[] }[];

/** Case makes no difference, and a hyphen is a space (specification, section 2): `in source` finds `in-source`. */
function normalize(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ').trim();
}

/**
 * What a query finds by the names of groups, the titles of pages, and headings. A group or page that is found by its
 * own name stays whole; else only what is found in it stays.
 */
export function matchOverview(groups: readonly FilterGroup[], query: string): ShownGroup[] {
  const wanted = normalize(query);
  const matches = (text: string) => normalize(text).includes(wanted);
  return groups.map(({ title, pages }) =>
    pages.map((page) => {
      const whole = matches(title) || matches(page.title);
      const headings = page.headings.map((heading) => whole || matches(heading));
      return { shown: whole || headings.includes(true), headings };
    }),
  );
}
