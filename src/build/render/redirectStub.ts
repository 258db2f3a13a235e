import { escapeHtml } from '../../shared/escapeHtml.ts';

/** A page that leads on to another, for hosts that know no redirects. */
export function renderRedirectStub(to: string): string {
  const url = escapeHtml(to);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved</title>
<link rel="canonical" href="${url}">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${url}">
</head>
<body><a href="${url}">${url}</a></body>
</html>
`;
}
