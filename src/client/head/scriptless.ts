/**
 * Shows the page as it is without scripts while the shell's code cannot be loaded: what would not answer is not
 * offered. Undone once the shell is hydrated.
 */
export function watchForDeadScripts(): void {
  const onError = ({ target, error }: ErrorEvent) => {
    if (!(target instanceof HTMLScriptElement || error instanceof SyntaxError)) return;
    // the page's styles once more, with those for readers without scripts applied
    const sheet = new CSSStyleSheet();
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    sheet.replaceSync(styles.replace(/\(scripting: ?none\)/g, 'all'));
    document.adoptedStyleSheets = [sheet];
  };
  addEventListener('error', onError, { capture: true });
  addEventListener('docs:ready', () => {
    removeEventListener('error', onError, { capture: true });
    document.adoptedStyleSheets = [];
  });
}
