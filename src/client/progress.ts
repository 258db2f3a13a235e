/** Shows or hides the loading bar. Its styles delay and animate it. */
export function showProgress(waits: boolean): void {
  document.documentElement.toggleAttribute('data-waits', waits);
}
