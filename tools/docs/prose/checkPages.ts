import { visit } from 'unist-util-visit';
import type { Problem } from '../../../src/node/base/problems.ts';
import type { Language, Page } from '../pages.ts';

/** Allowed length of a description in characters: what search engines show. */
const DESCRIPTION: Record<Language, [min: number, max: number]> = { en: [50, 160], zh: [20, 80] };

/** Checks that every page has a title, a unique description, exactly one h1 and an example. */
export function checkPages(pages: readonly Page[]): Problem[] {
  const owners = new Map<string, string>();
  return pages.flatMap((page) => {
    const problem = (message: string, advice: string): Problem => ({
      severity: 'error',
      file: page.file,
      line: 1,
      message,
      advice,
    });
    const problems: Problem[] = [];
    const { title, description } = page.frontmatter;
    if (typeof title !== 'string')
      problems.push(problem('The page has no title.', 'Add a title to the frontmatter.'));
    const text = typeof description === 'string' ? description : '';
    const { length } = text;
    const [min, max] = DESCRIPTION[page.lang];
    if (length < min || length > max) {
      problems.push(
        problem(
          `The description is ${length} characters long.`,
          `Write ${min} to ${max} characters that summarize the page.`,
        ),
      );
    }
    const owner = owners.get(text);
    if (owner)
      problems.push(problem(`${owner} has the same description.`, 'Describe what is specific to this page.'));
    owners.set(text, page.file);
    if (page.frontmatter.pageType !== 'home' && count(page, 'heading') === 0) {
      problems.push(problem('The page has no first-level heading.', 'Start with "# Title".'));
    }
    if (count(page, 'code') === 0)
      problems.push(problem('The page has no example.', 'Add at least one code block.'));
    return problems;
  });
}

function count(page: Page, type: 'heading' | 'code'): number {
  let hits = 0;
  visit(page.tree, type, (node) => {
    if (node.type === 'code' || node.depth === 1) hits++;
  });
  return hits;
}
