/** URL of the running script. All other scripts of the shell are in the same folder. */
export const scriptUrl = (document.currentScript as HTMLScriptElement).src;

export const scriptFolder = new URL('.', scriptUrl).href;

const base = new URL('../../', scriptUrl).href;
const isDev = process.env.NODE_ENV === 'development';
// in development, the server sets it
if (!isDev) __webpack_public_path__ = base;
/** Folder of trusted scripts. In development, hot updates are outside of the scripts' folder. */
const trusted = isDev ? base : scriptFolder;

/**
 * Restricts scripts to files in the shell's folder, where Trusted Types are enforced. As the default policy, it also
 * covers the bundler's runtime and workers. It doesn't create HTML, except on pages with the site's islands, whose
 * libraries set HTML strings; the Content Security Policy prevents these from running scripts.
 */
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, scriptUrl).href.startsWith(trusted) ? url : null),
  createHTML: (html) => (window.hasSiteIslands === true ? html : null),
});

/**
 * Reloads the document if a script is missing, as in a tab that was opened before a deployment. Only reloads if the
 * host serves a different document, once per history entry, and never if typed text would be lost. Links work
 * regardless.
 */
export function watchScripts(): void {
  addEventListener(
    'error',
    ({ target, filename, error }) => {
      const file =
        target instanceof HTMLScriptElement ? target.src : error instanceof SyntaxError ? filename : '';
      if (file.startsWith(scriptFolder)) void recoverShell(); // ignores scripts of the site and of extensions
    },
    { capture: true },
  );
}

/** Whether a missing script is being handled, because it causes several errors. */
let busy = false;

export async function recoverShell(): Promise<void> {
  const typed = document.querySelector('input:not(:placeholder-shown)');
  if (busy || history.state?.recovered || typed) return;
  busy = true;
  try {
    const response = await fetch(location.href, { cache: 'no-cache' });
    if ((await response.text()).includes(scriptUrl.slice(location.origin.length))) return;
    history.replaceState({ ...history.state, recovered: true }, '');
    location.reload();
  } catch {
    // the network is down: the next interaction retries
  } finally {
    busy = false;
  }
}
