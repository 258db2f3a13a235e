/**
 * The looks of all texts and links that show: what their contrast depends on, which is their color, size and
 * lines, what they and the elements around them paint, and which other paints or positioned boxes they meet on
 * the page. Self-contained, to run inside the page.
 */
export function readLooks(): Map<Element, string> {
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
    looks.set(text, `${look} meets ${[...new Set(met.map(({ paint }) => paint))]}`);
  }
  return looks;
}
