/** The texts of an overview's group that are filtered. */
export interface FilterGroup {
  title: string;
  pages: { title: string; headings: string[] }[];
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
  const matches = (text: string) => normalize(text).includes(wanted);
  return groups.map(({ title, pages }) =>
    pages.map((page) => {
      const whole = matches(title) || matches(page.title);
      const headings = page.headings.map((heading) => whole || matches(heading));
      return { shown: whole || headings.includes(true), headings };
    }),
  );
}
