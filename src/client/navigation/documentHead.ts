import { PAGE_HEAD_ATTRIBUTE } from '../../shared/constants.ts';
import type { PageData, RouteFile } from '../../shared/pageData.ts';
import type { TextDirection } from '../../shared/siteConfig.ts';

/** Updates the document's head to that of the new page, except for data that only search engines read. */
export function updateHead(page: PageData, head: RouteFile['head'], dir: TextDirection): void {
  const root = document.documentElement;
  root.lang = page.lang;
  if (dir === 'rtl') root.dir = dir;
  else root.removeAttribute('dir');
  document.title = page.documentTitle;
  for (const old of document.querySelectorAll(`head>[${PAGE_HEAD_ATTRIBUTE}]`)) old.remove();
  for (const [name, attributes] of head) {
    const element = document.head.appendChild(document.createElement(name));
    for (const [key, value] of Object.entries({ ...attributes, [PAGE_HEAD_ATTRIBUTE]: '' }))
      element.setAttribute(key, value);
  }
}
