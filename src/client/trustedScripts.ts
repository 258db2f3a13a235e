/** URL of the running script; all other scripts of the shell are in the same folder. */
export const ownScript = (document.currentScript as HTMLScriptElement).src;

export const ownFolder = new URL('.', ownScript).href;

const base = new URL('../../', ownScript).href;
const isDev = process.env.NODE_ENV === 'development';
// in development, the server sets it
if (!isDev) __webpack_public_path__ = base;
/** Hot updates are beside the folder. */
const trusted = isDev ? base : ownFolder;

/**
 * With Trusted Types enforced, scripts load only from URLs that this policy accepts: files in our own folder. As the
 * default policy, it also covers the bundler's runtime and workers. It creates no HTML, but for islands of the site,
 * whose libraries set texts as HTML: the Content Security Policy keeps those from running scripts.
 */
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, ownScript).href.startsWith(trusted) ? url : null),
  createHTML: (html) => (window.ownIslands === true ? html : null),
});
