import type { Browser, Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { axeSource } from './axe.ts';
import { SITE_URL } from './ports.ts';

/** Rules whose outcome depends on what a page says and on its elements as a whole, not only on the kinds of them. */
const TEXT_RULES = [
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

/** A tab of the site that shows one page after another without styles and scripts, and in which axe stays loaded. */
export async function openTextJudge(browser: Browser): Promise<Page> {
  const judge = await browser.newPage({ bypassCSP: true });
  await judge.goto(new URL('/robots.txt', SITE_URL).href);
  await judge.evaluate(axeSource);
  return judge;
}

/**
 * What axe finds about the text of a page as it is now. Nothing of that depends on styles or on the colors of code, and
 * without them axe needs a fraction of the time.
 */
export async function textFindings(judge: Page, page: Page): Promise<string[]> {
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll('script, style, link, meta')) element.remove();
    // without styles, the loading bar would show
    if (!document.querySelector('progress')?.checkVisibility()) copy.querySelector('progress')?.remove();
    for (const element of copy.querySelectorAll('[src], [srcset]')) {
      element.removeAttribute('src');
      element.removeAttribute('srcset');
    }
    for (const code of copy.querySelectorAll('pre code'))
      if (!code.querySelector(':not(span), [role], [tabindex], [lang], [aria-label]')) code.textContent = '…';
    return copy.outerHTML;
  });
  return judge.evaluate(
    async ([text, values]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const { documentElement: root } = new DOMParser().parseFromString(text, 'text/html');
      document.replaceChild(document.adoptNode(root), document.documentElement);
      const { violations } = await axe.run(document, {
        resultTypes: ['violations'],
        preload: false,
        runOnly: { type: 'rule', values },
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
      );
    },
    [html, TEXT_RULES] as const,
  );
}
