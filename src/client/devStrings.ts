import type { PageOptions } from '../shared/pageData.ts';
import { trustedHtml } from '../ui/trustedHtml.ts';
import { page } from './page.ts';

/** Attributes that contain UI strings. The scripts of the page manage other attributes. */
const ATTRIBUTES = ['aria-label', 'placeholder'];

/**
 * Development only: updates the UI strings outside regions, and those that scripts show. The elements stay,
 * with their state.
 * @param html current document from the server
 */
export function updateStrings(html: string): void {
  const next = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  copyStrings(document.getElementById('root'), next.getElementById('root'));
  const data = next.getElementById('page-data')?.textContent;
  if (data) page.strings = (JSON.parse(data) as PageOptions).strings;
}

function copyStrings(node: Node | null, next: Node | null | undefined): void {
  if (node instanceof Text && next instanceof Text && node.data !== next.data) node.data = next.data;
  if (!(node instanceof HTMLElement && next instanceof HTMLElement)) return;
  // the router has replaced regions, and React renders islands
  if ('region' in node.dataset || 'hydrated' in node.dataset) return;
  for (const name of ATTRIBUTES) {
    const value = next.getAttribute(name);
    if (value !== null) node.setAttribute(name, value);
  }
  for (const [index, child] of node.childNodes.entries()) copyStrings(child, next.childNodes[index]);
}
