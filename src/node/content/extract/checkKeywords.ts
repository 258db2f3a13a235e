import type { VFile } from 'vfile';
import type { TocItem } from '../../../shared/pageData.ts';
import { foundBy, tell } from '../page.ts';

/** Tells of keywords that are there twice, and of those of sections that the page does not have. */
export function checkKeywords(vfile: VFile, toc: readonly TocItem[]): void {
  const { source, text, frontmatter } = foundBy('read', vfile);
  const { keywords = [], sectionKeywords = {} } = frontmatter;
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  const wrong = (said: string, message: string, advice: string): void => {
    const line = lines.findLastIndex((entry, place) => place < end && entry.includes(said)) + 1;
    const problem = { severity: 'error', code: 'keywords', file: source.displayFile, line } as const;
    tell(vfile, { ...problem, message: `Frontmatter: ${message}`, advice });
  };
  for (const id of Object.keys(sectionKeywords))
    if (!toc.some((item) => item.id === id))
      wrong(`${id}:`, `There is no section “${id}” for keywords.`, 'Write the id of a heading.');
  for (const words of [keywords, ...Object.values(sectionKeywords)])
    for (const word of words.filter((entry, place) => words.indexOf(entry) < place))
      wrong(word, `The keyword “${word}” is there twice.`, 'Remove one of the two.');
}
