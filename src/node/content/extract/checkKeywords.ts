import type { VFile } from 'vfile';
import type { TocItem } from '../../../shared/pageData.ts';
import { foundBy, tell } from '../page.ts';
import { lineInFrontmatter } from '../read/readFrontmatter.ts';

/** Tells of keywords that are there twice, and of those of sections that the page does not have. */
export function checkKeywords(vfile: VFile, toc: readonly TocItem[]): void {
  const { source, text, frontmatter } = foundBy('read', vfile);
  const { keywords = [], sectionKeywords = {} } = frontmatter;
  const wrong = (at: readonly PropertyKey[], message: string, advice: string): void => {
    const line = lineInFrontmatter(text, at);
    const problem = { severity: 'error', code: 'keywords', file: source.displayFile, line } as const;
    tell(vfile, { ...problem, message: `Frontmatter: ${message}`, advice });
  };
  const sections = Object.entries(sectionKeywords).map(
    ([id, words]) => [['sectionKeywords', id], words] as const,
  );
  for (const [at] of sections)
    if (!toc.some(({ id }) => id === at[1]))
      wrong(at, `There is no section “${at[1]}” for keywords.`, 'Write the id of a heading.');
  for (const [at, words] of [[['keywords'], keywords] as const, ...sections])
    for (const [place, word] of words.entries())
      if (words.indexOf(word) < place)
        wrong([...at, place], `The keyword “${word}” is there twice.`, 'Remove one of the two.');
}
