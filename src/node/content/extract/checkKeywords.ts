import type { Frontmatter } from '../../../shared/frontmatter.ts';
import type { TocItem } from '../../../shared/pageData.ts';
import type { Problem } from '../../base/problems.ts';

interface CheckInput {
  frontmatter: Frontmatter;
  toc: readonly TocItem[];
  /** The page, for messages, and its source. */
  file: string;
  source: string;
}

/** Keywords that are there twice, and those of sections that the page does not have. */
export function checkKeywords({ frontmatter, toc, file, source }: CheckInput): Problem[] {
  const { keywords = [], sectionKeywords = {} } = frontmatter;
  const lines = source.split('\n');
  const end = lines.indexOf('---', 1);
  const problem = (text: string, message: string, advice: string): Problem => ({
    severity: 'error',
    code: 'keywords',
    file,
    line: lines.findLastIndex((line, place) => place < end && line.includes(text)) + 1,
    message: `Frontmatter: ${message}`,
    advice,
  });
  const unknown = Object.keys(sectionKeywords)
    .filter((id) => !toc.some((item) => item.id === id))
    .map((id) =>
      problem(`${id}:`, `There is no section “${id}” for keywords.`, 'Write the id of a heading.'),
    );
  const repeated = [keywords, ...Object.values(sectionKeywords)]
    .flatMap((words) => words.filter((word, place) => words.indexOf(word) < place))
    .map((word) => problem(word, `The keyword “${word}” is there twice.`, 'Remove one of the two.'));
  return [...unknown, ...repeated];
}
