/** Shows the loading bar, whose styles delay and move it, or hides it. */
export function showProgress(waits: boolean): void {
  document.documentElement.toggleAttribute('data-waits', waits);
}
