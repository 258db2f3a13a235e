/** A drawer over the page gives focus back to its button, also when a click beside it closes it: the browser does not. */
export function returnFocus(): void {
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      const isDrawer = target instanceof HTMLElement && target.matches('[data-dims]');
      if (!isDrawer || newState !== 'closed' || document.activeElement !== document.body) return;
      document
        .querySelector<HTMLElement>(`[popovertarget="${target.id}"]:not([popovertargetaction])`)
        ?.focus({ preventScroll: true });
    },
    { capture: true },
  );
}
