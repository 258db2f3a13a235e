// Served by the relay as the first script of every page: reports errors and warnings, and policy violations.
(() => {
  const report = (...parts) => {
    // synchronously: the document may be gone the next moment
    const request = new XMLHttpRequest();
    request.open('POST', '/collected-message', false);
    request.send(parts.map((part) => part?.stack ?? String(part)).join(' '));
  };
  for (const level of ['error', 'warn']) {
    const original = console[level];
    console[level] = (...parts) => {
      original.apply(console, parts);
      report(`console.${level}:`, ...parts);
    };
  }
  // leaving a page aborts its requests, which would be reported as errors
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  addEventListener('pageshow', () => {
    isLeft = false;
  });
  addEventListener(
    'error',
    ({ message, target }) => {
      if (message) report('error:', message);
      else if (!isLeft) report('error:', target.localName, target.src ?? target.href, 'failed');
    },
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled rejection:', reason));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report('policy violation:', effectiveDirective, blockedURI),
  );
})();
