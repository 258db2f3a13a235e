import { type Problem, suggestion } from '../../../src/node/base/problems.ts';
import { pageHeadings } from '../headings.ts';
import type { Page } from '../pages.ts';
import type { ClaimFile } from './claims.ts';

/** Minimum number of words of a claim; a shorter statement can't be a fact. */
const MIN_WORDS = 4;

/**
 * Reports claims that don't name a section of their page or don't state a fact. Writers judge whether the page contains
 * the fact.
 */
export function checkClaims(files: readonly ClaimFile[], pages: readonly Page[]): Problem[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return files.flatMap((claimFile) => {
    const problem = (line: number, message: string, advice: string): Problem => ({
      severity: 'error',
      file: claimFile.file,
      line,
      message,
      advice,
    });
    const page = byPath.get(claimFile.page);
    if (!page) {
      const message = `The page docs/en/${claimFile.page}.mdx does not exist.`;
      return [problem(1, message, 'Give the file of claims the name of its page, or remove it.')];
    }
    const sections = sectionIds(page);
    const seen = new Set<string>();
    return claimFile.claims.flatMap(({ title, section, statement, line }) => {
      if (title === '') {
        const message = 'The title of this test is not a plain string.';
        return [problem(line, message, "Write '#section-id: the fact' as a plain string.")];
      }
      if (section === undefined) {
        const advice =
          'Start it with "#section-id: " and the id of a heading, or with "#: " for the text before the first heading.';
        return [problem(line, `"${title}" does not name a section.`, advice)];
      }
      if (!sections.includes(section)) {
        const message = `${page.file} has no section #${section}.`;
        return [
          problem(
            line,
            message,
            suggestion(
              `#${section}`,
              sections.map((id) => `#${id}`),
            ),
          ),
        ];
      }
      if (statement.split(' ').length < MIN_WORDS) {
        return [
          problem(line, `"${statement}" has fewer than ${MIN_WORDS} words.`, 'State the complete fact.'),
        ];
      }
      if (seen.has(title)) return [problem(line, `"${title}" is claimed twice.`, 'Merge the tests.')];
      seen.add(title);
      return [];
    });
  });
}

/**
 * Returns the claims of pages, in the order of their sections: `config/test/bail  #what-counts  only the last attempt
 * counts`.
 */
export function listClaims(files: readonly ClaimFile[], pages: readonly Page[]): string {
  const rows = pages.flatMap((page) => {
    const claims = files.filter((file) => file.page === page.path).flatMap((file) => file.claims);
    return sectionIds(page).flatMap((id) =>
      claims
        .filter(({ section }) => section === id)
        .map(({ statement }) => `${page.path}  #${id}  ${statement}`),
    );
  });
  return rows.join('\n');
}

/** Ids of a page's headings below its title; the empty id is the text before them. */
function sectionIds(page: Page): string[] {
  const headings = pageHeadings(page).filter(({ depth }) => depth > 1);
  return ['', ...headings.map(({ id }) => id)];
}
