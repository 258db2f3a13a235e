import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';

/** Returns URLs and texts of the links in a named navigation landmark of a page's HTML. */
export function landmarkLinks(html: string, name: string): [href: string, text: string][] {
  // parsed separately: the whole page takes a hundred times as long
  const [markup = ''] = new RegExp(`<nav [^>]*aria-label="${name}".*?</nav>`, 's').exec(html) ?? [];
  return selectAll('a', fromHtml(markup, { fragment: true })).map((link) => [
    String(link.properties.href),
    textOf(link).trim(),
  ]);
}
