import { FIRST_BLOCKS_ATTRIBUTE } from '../../shared/constants.ts';

/** The article of which only the first blocks are laid out. */
let shortened: Element | null = null;

/**
 * Has only the first blocks of the next article laid out until they are on the screen: a slow phone needs as long for a
 * long article as for all else of a navigation.
 */
export function showFirstBlocks(): void {
  shortened = document.querySelector('article');
  shortened?.setAttribute(FIRST_BLOCKS_ATTRIBUTE, '');
  // The callbacks of a frame run before it is painted, messages after that.
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close(); // else the browser keeps both for a while
      showAllBlocks();
    };
    port2.postMessage(undefined);
  });
}

/** Has all of it laid out, for who follows a hash or goes back to where they were. */
export function showAllBlocks(): void {
  shortened?.removeAttribute(FIRST_BLOCKS_ATTRIBUTE);
  shortened = null;
}

let done = false;

/**
 * A font that arrives after the first paint is not used for the document (`font-display: optional`), so that reading
 * is not disturbed by a layout shift. A navigation replaces the text anyway, so call this when a new page is shown.
 */
export function showLateFonts(): void {
  if (done) return;
  done = true;
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  for (const { family, url, weight } of optionalFonts()) {
    const [file] = performance.getEntriesByName(url) as PerformanceResourceTiming[];
    if (!file || file.responseEnd < (painted?.startTime ?? 0)) continue;
    const face = new FontFace(family, `url("${url}")`, { weight });
    face.load().then(
      () => document.fonts.add(face),
      () => {}, // keep the fallback font
    );
  }
}

/** The optional fonts in the document's inline stylesheet. */
function optionalFonts(): { family: string; url: string; weight: string }[] {
  const sheet = document.querySelector<HTMLStyleElement>('style[data-src]')?.sheet;
  return Array.from(sheet?.cssRules ?? []).flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const property = (name: string) => rule.style.getPropertyValue(name);
    const [, file] = /url\("?([^")]+)/.exec(property('src')) ?? [];
    if (property('font-display') !== 'optional' || file === undefined) return [];
    const url = new URL(file, document.baseURI).href;
    return [{ family: property('font-family'), url, weight: property('font-weight') }];
  });
}
