/** A page that is empty again so soon, in milliseconds, would be loaded forever. */
const AGAIN_MS = 10_000;

/**
 * React gives a shell up when it cannot change what a translator or an extension has moved, and leaves an empty page
 * behind. That is loaded anew then.
 */
export function recoverEmptied(): void {
  const recover = () => {
    const { state } = history;
    if (document.getElementById('root')?.firstElementChild || Date.now() - state?.emptied < AGAIN_MS) return;
    history.replaceState({ ...state, emptied: Date.now() }, '');
    // the browser finds the position again in which it leaves
    document.body.style.blockSize = '1000000px';
    scrollTo({ top: state?.scrollY, behavior: 'instant' });
    location.reload();
  };
  addEventListener('error', recover); // React reports the reason, once the page is empty
  recover();
}
