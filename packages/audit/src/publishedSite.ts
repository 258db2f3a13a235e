import { formatAddress, type RoutesFile } from 'docs-site-engine/node';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** The relevant parts of a host's response. */
interface HostAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** A document of the site, with the data for checks. */
export interface PublishedPage {
  /** Canonical URL path. */
  path: string;
  answer: HostAnswer;
  html: string;
  ids: string[];
  /** `href` of every link. */
  links: string[];
  /** URLs of scripts, stylesheets, preloads and images, with their integrity hash, if one is given. */
  files: { url: string; integrity?: string | undefined }[];
  /** Text of every executable inline script. */
  inlineScripts: string[];
  isHidden: boolean;
  /** Content Security Policy of the meta element. */
  policy?: string;
}

/** Maximum number of concurrent requests: fast, but below rate limits. */
const MAX_REQUESTS = 8;
/**
 * Number of attempts, because hosts can close a kept-alive connection exactly when it is reused, which isn't an error
 * of the site.
 */
const ATTEMPTS = 3;

/** Timeout of a request to the host, in milliseconds. */
const TIMEOUT = 20_000;

/** A site as served by its host. Responses are cached; redirects are not followed. */
export class PublishedSite {
  readonly origin: string;
  readonly routes: RoutesFile;
  /** All pages, by path. */
  readonly pages: ReadonlyMap<string, PublishedPage> = new Map();
  /** The host's not-found responses, one per language. */
  readonly notFoundPages: readonly PublishedPage[] = [];
  /** Error of a failed request. Later requests aren't sent, because each would fail after a while. */
  #failure: Error | undefined;
  readonly #answers = new Map<string, Promise<HostAnswer>>();
  readonly #timeout: number;
  readonly #lanes = Array.from({ length: MAX_REQUESTS }, (): Promise<unknown> => Promise.resolve());

  private constructor(origin: string, routes: RoutesFile, timeout: number) {
    this.origin = origin;
    this.routes = routes;
    this.#timeout = timeout;
  }

  /**
   * Reads all pages of a site. Throws if the host doesn't answer, or not with a site of the engine.
   *
   * @param url URL of the site's home page
   * @param timeout maximum time for a response, in milliseconds
   */
  static async read(url: string, timeout = TIMEOUT): Promise<PublishedSite> {
    const { href, origin } = new URL('routes.json', url.replace(/\/?$/, '/'));
    const routes = readRoutes(href, await fetchAnswer(href, timeout));
    const site = new PublishedSite(origin, routes, timeout);
    const unknown = routes.languages.map((lang) =>
      formatAddress(routes, { version: routes.defaultVersion, lang, path: '/no-such-page' }),
    );
    const read = (paths: readonly string[]) => Promise.all(paths.map((path) => site.#page(path)));
    const pages = new Map((await read(routes.pages)).map((page) => [page.path, page]));
    return Object.assign(site, { pages, notFoundPages: await read(unknown) });
  }

  /** @param path URL path, encoded, base included */
  get(path: string): Promise<HostAnswer> {
    const known = this.#answers.get(path);
    if (known) return known;
    const lane = this.#answers.size % MAX_REQUESTS;
    const answer = (this.#lanes[lane] ?? Promise.resolve()).then(() => {
      if (this.#failure) throw this.#failure;
      return fetchAnswer(this.origin + path, this.#timeout);
    });
    this.#lanes[lane] = answer.catch((error: Error) => {
      this.#failure ??= error;
    });
    this.#answers.set(path, answer);
    return answer;
  }

  /** Resolves a URL; `undefined` if it is not on this site. */
  resolveUrl(url: string, from: string): URL | undefined {
    const resolved = new URL(url, this.origin + from);
    const isOnSite = resolved.origin === this.origin && resolved.pathname.startsWith(this.routes.base);
    return isOnSite ? resolved : undefined;
  }

  async #page(path: string): Promise<PublishedPage> {
    const answer = await this.get(path);
    const html = answer.body.toString();
    const page: PublishedPage = {
      ...{ path, answer, html, ids: [], links: [], files: [], inlineScripts: [] },
      isHidden: false,
    };
    visit(fromHtml(html), 'element', (element) => addFacts(element, page));
    return page;
  }
}

/** Returns the list of pages; throws if the answer isn't one. */
function readRoutes(href: string, { status, body }: HostAnswer): RoutesFile {
  const reason = status >= 500 ? FAILING : REASONS[status];
  if (status !== 200) throw new Error(`${href} returned status ${status}: ${reason ?? UNKNOWN_SITE}`);
  try {
    return JSON.parse(body.toString()) as RoutesFile;
  } catch {
    throw new Error(`${href} is not JSON: ${UNKNOWN_SITE}`);
  }
}

const FAILING = 'the host has an internal error. Check its log, or try again later.';
const UNKNOWN_SITE =
  'this is not the home page of a site built with docs-site-engine, or the host serves another page.';
const LOGIN = 'the host asks for a login. Audit the folder of the site instead.';
const MOVED = 'the site has moved. Audit the URL that browsers show.';

/** Reasons why the list of pages can't be read, by status. */
const REASONS: Record<number, string> = {
  ...{ 301: MOVED, 302: MOVED, 307: MOVED, 308: MOVED },
  ...{ 401: LOGIN, 403: LOGIN, 407: LOGIN },
  429: 'the host limits the number of requests. Try again later.',
};

async function fetchAnswer(url: string, timeout: number, attempt = 1): Promise<HostAnswer> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    if ((error as Error).name === 'TimeoutError')
      throw new Error(`${url} did not respond within ${timeout / 1000} s.`);
    if (attempt === ATTEMPTS) throw error;
    return fetchAnswer(url, timeout, attempt + 1);
  }
}

function addFacts(element: Element, page: PublishedPage): void {
  const getAttribute = (name: string): string | undefined => {
    const value = element.properties[name];
    if (Array.isArray(value)) return value.join(' ');
    return value === undefined || value === null ? undefined : String(value);
  };
  const { tagName } = element;
  const [id, href, src, type, content = ''] = ['id', 'href', 'src', 'type', 'content'].map(getAttribute);
  if (id !== undefined) page.ids.push(id);
  if (tagName === 'a' && href !== undefined) page.links.push(href);
  const isFile = tagName === 'link' && /^(?:stylesheet|preload|icon)$/.test(getAttribute('rel') ?? '');
  const url = isFile ? href : tagName === 'script' || tagName === 'img' ? src : undefined;
  if (url) page.files.push({ url, integrity: getAttribute('integrity') });
  else if (tagName === 'script' && (type === undefined || type === 'module'))
    page.inlineScripts.push(textOf(element));
  if (tagName !== 'meta') return;
  if (getAttribute('name') === 'robots') page.isHidden ||= content.includes('noindex');
  if (getAttribute('httpEquiv')?.toLowerCase() === 'content-security-policy') page.policy = content;
}
