/** Whether the site's additions to a directive of the Content Security Policy allow an address. */
export function isAllowed(sources: readonly string[] | undefined, url: string): boolean {
  const asked = URL.parse(url, 'https://localhost/');
  if (!asked || !sources) return false;
  return sources.some((source) => {
    const [, wildcard, rest = ''] = /^https:\/\/(\*\.)?(.*)$/.exec(source) ?? [];
    const allowed = URL.parse(`https://${rest}`);
    if (!allowed || source === asked.protocol) return source === asked.protocol;
    const isHost = wildcard ? asked.host.endsWith(`.${allowed.host}`) : asked.host === allowed.host;
    const isPath = allowed.pathname.endsWith('/')
      ? asked.pathname.startsWith(allowed.pathname)
      : asked.pathname === allowed.pathname;
    return isHost && isPath && asked.protocol === 'https:';
  });
}
