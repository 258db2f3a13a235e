/** Escape puts away the boxes that the stylesheet shows on hover and focus, until the reader goes on. */
export function listenToTips(): void {
  const put = (event: Event) => {
    const isAway = (event as KeyboardEvent).key === 'Escape';
    document.documentElement.toggleAttribute('data-tips-away', isAway);
  };
  for (const type of ['keydown', 'pointerover', 'focusin'] as const) document.addEventListener(type, put);
}
