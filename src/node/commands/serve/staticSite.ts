import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import send from 'send';
import {
  encodePath,
  formatAddress,
  pageFileStem,
  type RoutesFile,
  stripBase,
} from '../../../shared/routes.ts';
import { RouteTable } from '../../../shared/routeTable.ts';
import { decodePath } from '../../../shared/urlPath.ts';
import { ASSETS_FOLDER, contentType, requestTarget } from '../../base/paths.ts';
import {
  HEADERS_FILE,
  type HeaderRule,
  headersFor,
  IMMUTABLE,
  parseHeadersFile,
  REDIRECTS_FILE,
} from '../../output/hosting/writeHostFiles.ts';

/** Whether a file is not served: host configuration, and the not-found page, which has no URL. */
function isHidden(file: string): boolean {
  const name = file.toLowerCase();
  return name === HEADERS_FILE || name === REDIRECTS_FILE || path.posix.basename(name) === '404.html';
}

/** Whether a path has empty segments or dot segments, to which no rule or header would apply. */
function isNonCanonicalPath(file: string): boolean {
  return file
    .replaceAll('\\', '/')
    .split('/')
    .some((segment) => ['', '.', '..'].includes(segment));
}

/** Matches generated files, which have a content hash in their name. Pages and public files can be in the same folder. */
const HASHED = /\.[0-9a-f]{8}\.\w+$/;

/** Precompressed files, by encoding, the better one first. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

/** Why a file could not be sent. */
interface SendError extends Error {
  /** Status code of the response. */
  status: number;
  headers?: Record<string, string>;
}

/** Compresses text, unless a range was requested. */
const compress = compression({
  filter: (request, response) => !request.headers.range && compression.filter(request, response),
});

/** Serves a built site like a production host: redirects, headers, status codes, caching, compression. */
export class StaticSite {
  readonly #folder: string;
  readonly #cors: boolean;
  #rules: SiteRules;

  /**
   * Throws if the folder does not contain a built site.
   * @param cors let other origins read the responses, as hosts do
   */
  constructor(folder: string, cors = false) {
    this.#folder = path.resolve(folder);
    this.#cors = cors;
    this.#rules = readSiteRules(this.#folder);
  }

  get base(): string {
    return this.#rules.routes.base;
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, search } = requestTarget(request.url);
    this.#rules = readSiteRules(this.#folder, this.#rules);
    const { table, routes, headers } = this.#rules;
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('cache-control', 'no-cache');
    for (const [name, value] of Object.entries(headersFor(headers, pathname)))
      if (this.#cors || name !== 'access-control-allow-origin') response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const resolution = table.resolve(pathname);
    if (resolution.kind === 'redirect') {
      const location = resolution.to + search + (resolution.hash ?? '');
      response.writeHead(301, { location, 'content-length': 0 }).end();
      return;
    }
    const file =
      resolution.kind === 'page'
        ? `${pageFileStem(routes.base, resolution.path)}.html`
        : stripBase(routes.base, decodePath(pathname))?.slice(1);
    const isServed = resolution.kind === 'page' || (file && !isHidden(file) && !isNonCanonicalPath(file));
    if (file && isServed && this.#has(file)) this.#send(request, response, file);
    // a folder of the public folder with an index.html
    else if (file && isServed && this.#has(`${file}/index.html`))
      response.writeHead(301, { location: `${pathname}/${search}`, 'content-length': 0 }).end();
    else if (file?.endsWith('/') && !isNonCanonicalPath(file.slice(0, -1)) && this.#has(`${file}index.html`))
      this.#send(request, response, `${file}index.html`);
    else if (resolution.kind === 'page') throw new Error(`The site has no ${file}.`);
    else {
      response.statusCode = 404;
      const page = formatAddress({ ...routes, base: '/' }, { ...resolution, path: '/404.html' });
      this.#send(request, response, page.slice(1));
    }
  }

  #send(request: IncomingMessage, response: ServerResponse, file: string): void {
    const type = contentType(file);
    const isText =
      type.startsWith('text/') || ['json', 'javascript', 'xml'].some((name) => type.includes(name));
    response.setHeader('content-type', isText && !type.includes('charset') ? `${type}; charset=utf-8` : type);
    if (HASHED.test(file) && file.startsWith(`${ASSETS_FOLDER}/`))
      response.setHeader('cache-control', IMMUTABLE);
    const encoding = isText ? this.#precompressed(request, file) : undefined;
    if (encoding) {
      response.setHeader('content-encoding', encoding);
      response.setHeader('vary', 'Accept-Encoding');
    }
    if (request.method === 'HEAD') delete request.headers.range; // ranges are defined for GET only
    compress(request as never, response as never, () => {
      send(request, encodePath(`/${file}${encoding ? ENCODINGS[encoding] : ''}`), {
        root: this.#folder,
        dotfiles: 'allow',
        index: false,
        cacheControl: false,
        lastModified: false,
        acceptRanges: response.statusCode === 200 && !encoding,
      })
        .on('error', ({ status, headers, message }: SendError) => {
          if (status >= 500) {
            // such as an exceeded limit of open files
            console.error(`${request.url}: ${message}`);
            response.setHeader('cache-control', 'no-store');
          }
          response.removeHeader('content-type');
          response.writeHead(status, { ...headers, 'content-length': 0 }).end();
        })
        .pipe(response);
    });
  }

  /** Returns the encoding of a precompressed copy of a file that the client accepts. */
  #precompressed({ headers }: IncomingMessage, file: string): keyof typeof ENCODINGS | undefined {
    const acceptedEncodings = String(headers['accept-encoding'] ?? '')
      .split(',')
      .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
      .map((entry) => entry.split(';')[0]?.trim().toLowerCase());
    return (['br', 'gzip'] as const).find(
      (encoding) => acceptedEncodings.includes(encoding) && this.#has(file + ENCODINGS[encoding]),
    );
  }

  #has(file: string): boolean {
    try {
      return statSync(path.join(this.#folder, file)).isFile();
    } catch {
      return false; // it doesn't exist, or its name is too long for any file
    }
  }
}

const ROUTES_FILE = 'routes.json';

/** Rules for all responses of a built site. */
interface SiteRules {
  routes: RoutesFile;
  table: RouteTable;
  headers: HeaderRule[];
  /** Changes with every build, because the policy of one build would block the styles of another. */
  stamp: string;
}

/** Reads the rules of the last complete build. */
function readSiteRules(folder: string, known?: SiteRules): SiteRules {
  const routesFile = path.join(folder, ROUTES_FILE);
  const headersFile = path.join(folder, HEADERS_FILE);
  const stats = [routesFile, headersFile].map((file) => statSync(file, { throwIfNoEntry: false }));
  const stamp = stats.map((stat) => `${stat?.ino} ${stat?.mtimeMs} ${stat?.size}`).join();
  if (known && (!stats[0] || stamp === known.stamp)) return known;
  const routes = JSON.parse(readFileSync(routesFile, 'utf8')) as RoutesFile;
  return {
    routes,
    table: new RouteTable(routes, routes.pages, routes.redirects),
    headers: parseHeadersFile(stats[1] ? readFileSync(headersFile, 'utf8') : ''),
    stamp,
  };
}
