import { didYouMean } from '../../base/problems.ts';
import type { Report } from '../page.ts';

const PHRASING: readonly string[] =
  'a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark q rp rt ruby s samp small span strong sub sup time u var wbr'.split(
    ' ',
  );
const BLOCKS: readonly string[] =
  'address article aside audio blockquote caption center col colgroup dd details div dl dt figcaption figure footer header hr li main math nav ol p picture section source summary svg table tbody td tfoot th thead tr track ul video'.split(
    ' ',
  );

/** HTML that pages can't contain, and its replacement. */
const DISALLOWED: Record<string, readonly [why: string, advice: string]> = {
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((level) => [
      `h${level}`,
      ['is not in the outline and cannot be linked to', `Write "${'#'.repeat(level)} Title".`],
    ]),
  ),
  script: ["does not run, because the site's Content Security Policy blocks it", 'Remove it.'],
  style: ["is blocked by the site's Content Security Policy", 'Remove it, or write style="…" on an element.'],
  iframe: [
    "stays empty, because the site's Content Security Policy blocks it",
    'Link to the other page, or allow its host in the site configuration: csp, "frame-src".',
  ],
  embed: [
    "stays empty, because the site's Content Security Policy blocks it",
    'Show an image, or link to the file.',
  ],
  object: [
    "stays empty, because the site's Content Security Policy blocks it",
    'Show an image, or link to the file.',
  ],
  pre: [
    'has no syntax highlighting and no copy button',
    'Use a fenced code block: put the code between two lines of ```.',
  ],
};

/** Whether an HTML element is inline content. */
export function isPhrasing(name: string): boolean {
  return PHRASING.includes(name);
}

/** Whether HTML has an element of this name, including elements that pages can't contain. */
export function isKnownHtml(name: string): boolean {
  return isPhrasing(name) || BLOCKS.includes(name) || Object.hasOwn(DISALLOWED, name);
}

/** Returns why a page can't contain an HTML element, or `undefined` if it can. */
export function checkHtmlElement(name: string): Report | undefined {
  const [why, advice] = (Object.hasOwn(DISALLOWED, name) ? DISALLOWED[name] : undefined) ?? [];
  if (why !== undefined && advice !== undefined)
    return name === 'pre'
      ? { code: 'raw-code', message: `<${name}> ${why}.`, advice }
      : { code: 'component', subject: name, message: `<${name}> ${why}.`, advice };
  if (isKnownHtml(name)) return undefined;
  return {
    code: 'unknown-element',
    subject: name,
    message: `<${name}> is not an element that pages can contain.`,
    advice: didYouMean(name, [...PHRASING, ...BLOCKS], 'Write Markdown, or one of the components.'),
  };
}

/** Whether the site's additions to a directive of the Content Security Policy allow an address. */
export function isAllowed(sources: readonly string[] | undefined, url: string): boolean {
  const requested = URL.parse(url, 'https://localhost/');
  if (!requested || !sources) return false;
  return sources.some((source) => {
    const wildcard = source.startsWith('https://*.');
    const allowedUrl = source.startsWith('https://') ? URL.parse(source.replace('://*.', '://')) : null;
    if (!allowedUrl || source === requested.protocol) return source === requested.protocol;
    const isHost = wildcard
      ? requested.host.endsWith(`.${allowedUrl.host}`)
      : requested.host === allowedUrl.host;
    const isPath = allowedUrl.pathname.endsWith('/')
      ? requested.pathname.startsWith(allowedUrl.pathname)
      : requested.pathname === allowedUrl.pathname;
    return isHost && isPath && requested.protocol === 'https:';
  });
}
