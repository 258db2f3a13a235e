/**
 * The styles of all visible texts and links that affect contrast: color, size and decoration, the backgrounds of the
 * elements around them, and overlapping backgrounds or positioned boxes. Self-contained, to run inside the page.
 */
export function readLooks(): Map<Element, string> {
  /** Hashes a look to 64 bits, in two halves, because looks are long and hundreds of them are transferred. */
  const digest = (look: string) => {
    let [one, other] = [0x811c9dc5, 0x9e3779b9];
    for (let at = 0; at < look.length; at++) {
      one = Math.imul(one ^ look.charCodeAt(at), 0x01000193);
      other = Math.imul(other ^ look.charCodeAt(at), 0x85ebca6b) ^ (other >>> 13);
    }
    return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`;
  };
  const nothing = 'rgba(0, 0, 0, 0) none 1 none normal ';
  const around = new Map<Element | null, { paints: string; text: string }>();
  const painters: { element: Element; paint: string; box: DOMRect }[] = [];
  const looks = new Map<Element, string>();
  for (const element of document.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    const position = /static|relative/.test(style.position) ? '' : style.position;
    const paint = `${style.backgroundColor} ${style.backgroundImage} ${style.opacity} ${style.filter} ${style.mixBlendMode} ${position}`;
    const text = `${style.color} ${style.fontSize} ${style.fontWeight} ${style.textShadow} ${style.textDecorationLine} ${style.borderStyle}`;
    const outer = around.get(element.parentElement) ?? { paints: '', text: '' };
    const paints =
      paint === nothing && text === outer.text ? outer.paints : `${outer.paints} > ${paint} ${text}`;
    around.set(element, { paints, text });
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (paint !== nothing) painters.push({ element, paint, box: element.getBoundingClientRect() });
    // punctuation alone has no contrast for axe
    const hasText = [...element.childNodes].some(
      (node) => node instanceof Text && /[^\s!-/:-@[-`{-~\u2000-\u206f]/.test(node.data),
    );
    if (hasText || element.matches('input, select, textarea, a, [role="link"]')) looks.set(element, paints);
  }
  for (const [text, look] of looks) {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const met = painters.filter(
      ({ element, box }) =>
        left < box.right &&
        right > box.left &&
        top < box.bottom &&
        bottom > box.top &&
        !element.contains(text),
    );
    looks.set(text, digest(`${look} meets ${[...new Set(met.map(({ paint }) => paint))]}`));
  }
  return looks;
}
