/** URL of the running script; all other scripts of the shell are in the same folder. */
export const scriptUrl = (document.currentScript as HTMLScriptElement).src;

export const scriptFolder = new URL('.', scriptUrl).href;

const base = new URL('../../', scriptUrl).href;
const isDev = process.env.NODE_ENV === 'development';
// in development, the server sets it
if (!isDev) __webpack_public_path__ = base;
/** Folder of trusted scripts. In development, hot updates are outside of the scripts' folder. */
const trusted = isDev ? base : scriptFolder;

/**
 * With Trusted Types enforced, scripts load only from URLs that this policy accepts: files in our own folder. As the
 * default policy, it also covers the bundler's runtime and workers. It doesn't create HTML, except on pages with the
 * site's islands, whose libraries set HTML strings; the Content Security Policy prevents these from running scripts.
 */
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, scriptUrl).href.startsWith(trusted) ? url : null),
  createHTML: (html) => (window.hasSiteIslands === true ? html : null),
});

/**
 * After a deployment, a tab opened before it may request scripts that are gone, or get an HTML page for them. Reloads
 * the document then, but only if the host serves a different one, once per history entry, and never if typed text
 * would be lost. Links work regardless.
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

/** One missing script causes several errors. */
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
