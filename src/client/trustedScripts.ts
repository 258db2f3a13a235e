/** Scripts of the frame lie below this folder, beside the one that runs now. */
const { src } = document.currentScript as HTMLScriptElement;

// in development the server says where
if (process.env.NODE_ENV !== 'development') __webpack_public_path__ = new URL('../../', src).href;

/**
 * With Trusted Types enforced, no script is loaded from a URL that this has not let pass: only files beside our own.
 * Being the default policy, it also covers what the bundler's runtime and workers load. Nothing can become markup by it.
 */
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => {
    const own = new URL('.', src).href;
    return new URL(url, src).href.startsWith(own) ? url : null;
  },
});
