import type { Problem } from '../../../src/node/base/problems.ts';
import { pageHeadings } from '../headings.ts';
import type { Page } from '../pages.ts';

const pageTitle = (page: Page) => pageHeadings(page).find(({ depth }) => depth === 1);

/**
 * Reports titles whose id differs between languages, which breaks links to them when the language is switched. The
 * engine compares all other headings; sites that translate only the text of a title need no id there.
 */
export function checkTitleIds(originals: readonly Page[], translations: readonly Page[]): Problem[] {
  const ids = new Map(originals.map((page) => [page.path, pageTitle(page)?.id]));
  return translations.flatMap((page): Problem[] => {
    const title = pageTitle(page);
    const id = ids.get(page.path);
    if (!title || id === undefined || title.id === id) return [];
    return [
      {
        severity: 'error',
        file: page.file,
        line: title.line,
        message: `The title has the id "${title.id}", but "${id}" in English.`,
        advice: `Write # ${title.text} {#${id}}`,
      },
    ];
  });
}
