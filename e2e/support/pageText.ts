import type * as Axe from 'axe-core';

/** Rules whose outcome depends on a page's text and its elements as a whole, not only on the kinds of elements. */
export const TEXT_RULES = [
  'aria-valid-attr-value',
  'button-name',
  'definition-list',
  'document-title',
  'duplicate-id-aria',
  'empty-heading',
  'heading-order',
  'html-has-lang',
  'image-alt',
  'label',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'link-name',
  'list',
  'page-has-heading-one',
  'region',
  'svg-img-alt',
  'table-duplicate-name',
  'valid-lang',
];

/**
 * Runs axe's text rules on a page, without its styles and code colors, on which these rules don't depend: axe then takes a
 * fraction of the time. Runs inside a separate tab in which axe stays loaded, and replaces its document, so it can't refer
 * to anything outside.
 */
export async function textFindings(page: Document, rules: string[]): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof Axe };
  const copy = document.importNode(page.documentElement, true);
  for (const element of copy.querySelectorAll('script, style, link, meta')) element.remove();
  // without styles, the loading bar would show
  if (!page.querySelector('progress')?.checkVisibility()) copy.querySelector('progress')?.remove();
  for (const element of copy.querySelectorAll('[src], [srcset]')) {
    element.removeAttribute('src');
    element.removeAttribute('srcset');
  }
  for (const code of copy.querySelectorAll('pre code'))
    if (!code.querySelector(':not(span), [role], [tabindex], [lang], [aria-label]')) code.textContent = '…';
  document.replaceChild(copy, document.documentElement);
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    elementRef: true,
    preload: false,
    runOnly: { type: 'rule', values: rules },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ element, failureSummary }) => `${id}: ${element?.outerHTML.slice(0, 300)} ${failureSummary}`,
    ),
  );
}
