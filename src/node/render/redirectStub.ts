import { escapeHtml } from '../../shared/escapeHtml.ts';

/** Redirects, keeping query and hash; the same text in every stub, so that one CSP hash covers them all. */
export const REDIRECT_SCRIPT =
  "const { pathname, hash } = document.querySelector('a');\n" +
  'location.replace(pathname + location.search + (hash || location.hash));';

/**
 * A page that redirects to another, for hosts without redirects of their own.
 * @param to path of the page, base included; may have a hash
 * @param policy Content Security Policy of the site
 */
export function renderRedirectStub(to: string, policy: string): string {
  const url = escapeHtml(to);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<title>Moved</title>
<link rel="canonical" href="${url.replace(/#.*/, '')}">
<meta name="robots" content="noindex">
<noscript><meta http-equiv="refresh" content="0; url=${url}"></noscript>
</head>
<body>
<p><a href="${url}">${url}</a></p>
<script>${REDIRECT_SCRIPT}</script>
</body>
</html>
`;
}
