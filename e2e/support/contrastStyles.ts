/**
 * Returns the styles that affect the contrast of every visible text and link, as a hash: color, size and decoration, the
 * backgrounds of ancestors, and overlapping boxes. Runs inside the page, so it can't refer to anything outside.
 */
export function readContrastStyles(): Map<Element, string> {
  /** Hashes styles to 64 bits, because hundreds of long strings would be transferred otherwise. */
  const digest = (styles: string) => {
    let [one, other] = [0x811c9dc5, 0x9e3779b9];
    for (let at = 0; at < styles.length; at++) {
      one = Math.imul(one ^ styles.charCodeAt(at), 0x01000193);
      other = Math.imul(other ^ styles.charCodeAt(at), 0x85ebca6b) ^ (other >>> 13);
    }
    return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`;
  };
  const transparent = 'rgba(0, 0, 0, 0) none 1 none normal ';
  const around = new Map<Element | null, { paints: string; text: string }>();
  const painters: { element: Element; paint: string; box: DOMRect }[] = [];
  const found = new Map<Element, string>();
  for (const element of document.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    const position = /static|relative/.test(style.position) ? '' : style.position;
    const paint = `${style.backgroundColor} ${style.backgroundImage} ${style.opacity} ${style.filter} ${style.mixBlendMode} ${position}`;
    const text = `${style.color} ${style.fontSize} ${style.fontWeight} ${style.textShadow} ${style.textDecorationLine} ${style.borderStyle}`;
    const outer = around.get(element.parentElement) ?? { paints: '', text: '' };
    const paints =
      paint === transparent && text === outer.text ? outer.paints : `${outer.paints} > ${paint} ${text}`;
    around.set(element, { paints, text });
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (paint !== transparent) painters.push({ element, paint, box: element.getBoundingClientRect() });
    // axe ignores texts that only consist of punctuation
    const hasText = [...element.childNodes].some(
      (node) => node instanceof Text && /[^\s!-/:-@[-`{-~\u2000-\u206f]/.test(node.data),
    );
    if (hasText || element.matches('input, select, textarea, a, [role="link"]')) found.set(element, paints);
  }
  for (const [text, paints] of found) {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const met = painters.filter(
      ({ element, box }) =>
        left < box.right &&
        right > box.left &&
        top < box.bottom &&
        bottom > box.top &&
        !element.contains(text),
    );
    found.set(text, digest(`${paints} meets ${[...new Set(met.map(({ paint }) => paint))]}`));
  }
  return found;
}
