import { describe, expect, it } from 'vitest';
import { migrateFrontmatter } from './migrateFrontmatter.ts';

/** Returns the frontmatter of a page after the migration, and what was removed. */
function migrate(yaml: string): { text: string; removed: string[] } {
  const removed: string[] = [];
  const text = migrateFrontmatter(`---\n${yaml}\n---\n\n# A\n`, new Set(), (_, what) => removed.push(what));
  return { text: text.replace(/^---\n|---\n\n# A\n$/g, ''), removed };
}

describe('frontmatter of VitePress and Rspress', () => {
  it.each([
    ['layout: home', 'pageType: home\n'],
    ['layout: page', 'pageType: custom\n'],
    ['aside: false', 'outline: false\n'],
    ['search: false', 'searchable: false\n'],
    ['outline: deep', 'outline: deep\n'],
    ['pageType: doc-wide', 'pageType: doc\n'],
    ['titleTemplate: B', 'titleSuffix: B\n'],
    [
      'hero: { name: A, image: { src: /a.png } }',
      'hero:\n  name: A\n  text: ""\n  image:\n    src: /a.png\n    alt: ""\n',
    ],
  ])('converts %s', (before, after) => {
    expect(migrate(before)).toEqual({ text: after, removed: [] });
  });

  it('keeps the formatting and comments of frontmatter that needs no change', () => {
    expect(migrate("title:   'A' # of the page").text).toBe("title:   'A' # of the page\n");
  });

  it('removes and reports an unknown layout', () => {
    expect(migrate('layout: constructor')).toEqual({ text: '', removed: ['layout: "constructor"'] });
  });
});
