import type { PageData } from '../shared/pageData.ts';
import type { TextDirection } from '../shared/siteConfig.ts';

/** Makes the document's head say what the new page's own would. */
export function updateHead(page: PageData, dir: TextDirection): void {
  const root = document.documentElement;
  root.lang = page.lang;
  if (dir === 'rtl') root.dir = dir;
  else root.removeAttribute('dir');
  document.title = page.documentTitle;
  setAttribute('meta[name="description"]', 'content', page.description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // the address may carry the published site's origin, another one than this document's
  if (canonical) canonical.href = new URL(page.canonical, canonical.href).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')) {
    const [first] = page.languages;
    const alternate = page.languages.find(({ key }) => key === link.hreflang) ?? first;
    if (alternate) link.href = new URL(alternate.link, link.href).href;
  }
}

function setAttribute(selector: string, name: string, value: string): void {
  document.querySelector(selector)?.setAttribute(name, value);
}
