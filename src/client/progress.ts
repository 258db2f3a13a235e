/** Shows or hides the loading bar. Styles delay and animate it. */
export function showProgress(visible: boolean): void {
  document.documentElement.toggleAttribute('data-waits', visible);
}
