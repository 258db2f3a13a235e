/** Escape hides the tooltips that CSS shows on hover and focus, until the next key, pointer move or focus change. */
export function listenToTips(): void {
  const put = (event: Event) => {
    const isAway = (event as KeyboardEvent).key === 'Escape';
    document.documentElement.toggleAttribute('data-tips-away', isAway);
  };
  for (const type of ['keydown', 'pointerover', 'focusin'] as const) document.addEventListener(type, put);
}
