/** URL of the script that runs now; all others of the frame lie beside it. */
export const ownScript = (document.currentScript as HTMLScriptElement).src;

export const ownFolder = new URL('.', ownScript).href;

// in development the server says where
if (process.env.NODE_ENV !== 'development') __webpack_public_path__ = new URL('../../', ownScript).href;

/**
 * With Trusted Types enforced, no script is loaded from a URL that this has not let pass: only files beside our own.
 * Being the default policy, it also covers what the bundler's runtime and workers load. Nothing can become markup by it.
 */
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, ownScript).href.startsWith(ownFolder) ? url : null),
});
