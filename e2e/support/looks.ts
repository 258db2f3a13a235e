/**
 * The looks of all elements with text: what their contrast depends on, which is their own color and size, and what
 * they and their ancestors paint. A text on top of another painted box has no look. Self-contained, to run inside the
 * page.
 */
export function readLooks(): Map<Element, string | undefined> {
  const nothing = 'rgba(0, 0, 0, 0) none 1 none normal';
  const painted = new Map<Element | null, string>();
  const looks = new Map<Element, string | undefined>();
  const outOfFlow: { element: Element; box: DOMRect }[] = [];
  for (const element of document.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    const paint = `${style.backgroundColor} ${style.backgroundImage} ${style.opacity} ${style.filter} ${style.mixBlendMode}`;
    const behind = painted.get(element.parentElement) ?? '';
    painted.set(element, paint === nothing ? behind : `${behind} > ${paint}`);
    if (paint !== nothing && !/static|relative/.test(style.position))
      outOfFlow.push({ element, box: element.getBoundingClientRect() });
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (hasText || element.matches('input, select, textarea'))
      looks.set(
        element,
        `${painted.get(element)} > ${style.color} ${style.fontSize} ${style.fontWeight} ${style.textShadow}`,
      );
  }
  for (const text of looks.keys()) {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const covers = ({ element, box }: (typeof outOfFlow)[number]) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top && !element.contains(text);
    if (outOfFlow.some(covers)) looks.set(text, undefined);
  }
  return looks;
}
