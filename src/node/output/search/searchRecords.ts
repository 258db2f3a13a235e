import type { SearchRecord } from '../../../search/records.ts';
import type { Frontmatter } from '../../../shared/frontmatter.ts';
import { withoutCodeMarks } from '../../../shared/inlineCode.ts';
import type { PreparedPage } from '../../site/prepareSite.ts';

/** Search records of the pages of one version and language; pages that opt out are left out. */
export function searchRecords(pages: readonly PreparedPage[]): SearchRecord[] {
  return pages.flatMap(({ page, route }): SearchRecord[] => {
    if (!route || page.pageType === '404' || page.frontmatter.searchable === false) return [];
    const { toc, text, frontmatter, headingTitle } = route.summary;
    const { routePath, title } = page;
    const { description, sectionKeywords = {} } = frontmatter;
    // a first-level heading that says otherwise than the title is as good as a keyword
    const other = headingTitle === '' || headingTitle === title ? [] : [withoutCodeMarks(headingTitle)];
    const keywords = [...other, ...(frontmatter.keywords ?? [])];
    // the landing page's texts are in its frontmatter; they come first, so that they belong to no heading
    const landing = landingText(frontmatter);
    const shift = landing.length;
    return [
      {
        routePath,
        title,
        ...(description ? { description: withoutCodeMarks(description) } : {}),
        ...(keywords.length > 0 ? { keywords } : {}),
        content: landing + text,
        toc: toc.map(({ id, text: heading, depth, charIndex }) => ({
          id,
          text: heading,
          depth,
          charIndex: charIndex + shift,
          ...(Object.hasOwn(sectionKeywords, id) ? { keywords: sectionKeywords[id] } : {}),
        })),
      },
    ];
  });
}

function landingText({ hero, features = [] }: Frontmatter): string {
  const texts = [
    hero?.name,
    hero?.text,
    hero?.tagline,
    ...features.flatMap((entry) => [entry.title, entry.details]),
  ];
  return texts
    .filter((text) => text !== undefined)
    .map((text) => `${text}\n`)
    .join('');
}
