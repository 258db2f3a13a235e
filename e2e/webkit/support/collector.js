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
  addEventListener(
    'error',
    ({ message, target }) =>
      report('error:', message ?? `${target.localName} ${target.src ?? target.href} failed`),
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled rejection:', reason));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report('policy violation:', effectiveDirective, blockedURI),
  );
})();
