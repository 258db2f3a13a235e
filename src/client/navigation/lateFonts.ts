let done = false;

/**
 * A font that comes after the first paint is not used for that document (`font-display: optional`): nothing moves while
 * somebody reads. The next page has nothing to lose. Must be called when the reader has asked for another page.
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
      () => {}, // the stand-in goes on
    );
  }
}

/** The fonts of the page's own styles. */
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
