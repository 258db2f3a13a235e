import { shellIds } from '../../shared/shellIds.ts';

let sheet: CSSStyleSheet | undefined;

/**
 * Leaves out of the outline what the filter hides, as a link to it would lead nowhere. By a stylesheet, since the outline
 * is a part of the shell.
 *
 * @param ids of hidden headings
 */
export function hideInOutline(ids: readonly string[]): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const links = ids.map((id) => `[href="#${CSS.escape(id)}"]`);
  sheet.replaceSync(
    links.length > 0 ? `#${shellIds.outline} li:has(> :is(${links})) { display: none; }` : '',
  );
}
