import { readFileSync, type Stats, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { fileOfPath, formatAddress, type RoutesFile, stripBase } from '../../../shared/routes.ts';
import { RouteTable } from '../../../shared/routeTable.ts';
import { decodePath } from '../../../shared/urlPath.ts';
import { ASSETS_FOLDER, contentType } from '../../base/paths.ts';
import {
  CACHED_FOR_GOOD,
  HEADERS_FILE,
  type HeaderRule,
  headersOf,
  parseHeadersFile,
} from '../../output/hosting/writeHostFiles.ts';

/** Strength of the compression, as hosts choose it that compress a file once and keep it. */
const BROTLI_QUALITY = 9;

const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (content: Buffer) => promisify(gzip)(content),
};

type Encoding = keyof typeof compressors;

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** Size of the in-memory cache of compressed copies, in bytes. */
const CACHE_BYTES = 64 * 1024 * 1024;
/** Minimum size of a compressed response, in bytes. */
const MIN_COMPRESSED_BYTES = 860;

/** Files that are not served: host configuration, and the not-found page, which has no address of its own. */
const HIDDEN = /^(?:_headers|_redirects)$|(?:^|\/)404\.html$/i;
/** A path with empty segments or dots: another spelling of a file, to which neither rule nor header would apply. */
const DETOUR = /(?:^|[/\\])\.{0,2}(?:[/\\]|$)/;

export interface Question {
  /** Path as requested, percent-encoding included. */
  pathname: string;
  /** Query with its `?`. */
  search: string;
  acceptEncoding: string;
  ifNoneMatch?: string | undefined;
  /** Part of the file; to be left out for other methods than GET. */
  range?: string | undefined;
  /** The part is only wanted of the file with this etag, otherwise the whole file. */
  ifRange?: string | undefined;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** Serves a finished site like a production host: redirects, status codes, caching, compression. */
export class StaticSite {
  readonly #folder: string;
  #rules: SiteRules;
  readonly #compressed = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  });

  /** Throws if the folder does not contain a finished site. */
  constructor(folder: string) {
    this.#folder = path.resolve(folder);
    this.#rules = readSiteRules(this.#folder);
  }

  get base(): string {
    return this.#rules.routes.base;
  }

  async answer(question: Question): Promise<Answer> {
    const rules = readSiteRules(this.#folder, this.#rules);
    this.#rules = rules;
    const { headers, ...answer } = await this.#answer(question, rules);
    return { ...answer, headers: { ...headersOf(rules.headers, question.pathname), ...headers } };
  }

  async #answer(question: Question, { table, routes }: SiteRules): Promise<Answer> {
    const resolution = table.resolve(question.pathname);
    if (resolution.kind === 'redirect')
      return redirect(resolution.to + question.search + (resolution.hash ?? ''));
    if (resolution.kind === 'page')
      return this.#file(`${fileOfPath(routes.base, resolution.path)}.html`, 200, question);
    const file = stripBase(routes.base, decodePath(question.pathname))?.slice(1);
    if (file && !HIDDEN.test(file) && !DETOUR.test(file) && (await this.#stats(file)))
      return this.#file(file, 200, question);
    const page = formatAddress({ ...routes, base: '/' }, { ...resolution, path: '/404.html' }).slice(1);
    return this.#file(page, 404, question);
  }

  async #file(file: string, status: number, question: Question): Promise<Answer> {
    const { acceptEncoding, ifNoneMatch, range, ifRange } = question;
    const stats = await this.#stats(file);
    if (!stats) throw new Error(`The site has no ${file}.`);
    const content = await readFile(path.join(this.#folder, file));
    // a build writes each file anew
    const etag = `"${[stats.ino, stats.mtimeMs, stats.size].map((part) => part.toString(36)).join('-')}"`;
    const type = contentType(file);
    const text = /^text\/|json|javascript|xml|svg/.test(type);
    const encoding =
      text && content.length >= MIN_COMPRESSED_BYTES ? bestEncoding(acceptEncoding) : undefined;
    const headers: Record<string, string> = {
      'content-type': text && !type.includes('charset') ? `${type}; charset=utf-8` : type,
      'cache-control':
        file.startsWith(`${ASSETS_FOLDER}/`) && !file.endsWith('.html') ? CACHED_FOR_GOOD : 'no-cache',
      'x-content-type-options': 'nosniff',
      etag,
      ...(text ? { vary: 'accept-encoding' } : {}),
      ...(status === 200 && !encoding ? { 'accept-ranges': 'bytes' } : {}),
    };
    // compressing proxies turn etags into weak ones; for a 304 they are equivalent
    if (status === 200 && ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
      return { status: 304, headers, body: undefined };
    if (encoding) {
      const body = await this.#compress(file, etag, content, encoding);
      return { status, headers: { ...headers, 'content-encoding': encoding }, body };
    }
    // a weak etag, or a date, does not say that the bytes are the same
    const mayBePart = status === 200 && (ifRange ?? etag) === etag;
    return partOf({ status, headers, body: content }, mayBePart ? range : undefined);
  }

  async #compress(file: string, etag: string, content: Buffer, encoding: Encoding): Promise<Buffer> {
    const key = `${file} ${encoding} ${etag}`;
    let compressed = this.#compressed.get(key);
    if (!compressed) {
      const copy = file + SUFFIX[encoding];
      compressed = (await this.#stats(copy))
        ? await readFile(path.join(this.#folder, copy))
        : await compressors[encoding](content);
      this.#compressed.set(key, compressed);
    }
    return compressed;
  }

  /** The file's stats; `undefined` for folders, and for paths that lead out of the site. */
  async #stats(file: string): Promise<Stats | undefined> {
    const full = path.resolve(this.#folder, file);
    if (!full.startsWith(this.#folder + path.sep) || file.includes('\0')) return undefined;
    try {
      const stats = await stat(full);
      return stats.isFile() ? stats : undefined;
    } catch {
      return undefined; // there is no such file, or the name is too long for any
    }
  }
}

function redirect(location: string): Answer {
  return { status: 301, headers: { location, 'cache-control': 'no-cache' }, body: Buffer.alloc(0) };
}

/** The most compact encoding that the client accepts; `q=0` means that it does not. */
export function bestEncoding(acceptEncoding: string): Encoding | undefined {
  const accepted = acceptEncoding
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !/;\s*q=0(?:\.0*)?$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

const ROUTES_FILE = 'routes.json';

/** What a finished site says about all its answers. */
interface SiteRules {
  routes: RoutesFile;
  table: RouteTable;
  headers: HeaderRule[];
  /** Changes with every build: the policy of one build would refuse the styles of another. */
  stamp: string;
}

/** The rules of the site as it was built last; while a build is being written, those of the one before. */
function readSiteRules(folder: string, known?: SiteRules): SiteRules {
  const ofRoutes = path.join(folder, ROUTES_FILE);
  const ofHeaders = path.join(folder, HEADERS_FILE);
  const times = [ofRoutes, ofHeaders].map((file) => statSync(file, { throwIfNoEntry: false }));
  const stamp = times.map((stats) => `${stats?.ino} ${stats?.mtimeMs} ${stats?.size}`).join();
  if (known && (!times[0] || stamp === known.stamp)) return known;
  const routes = JSON.parse(readFileSync(ofRoutes, 'utf8')) as RoutesFile;
  return {
    routes,
    table: new RouteTable(routes, routes.pages, routes.redirects),
    headers: parseHeadersFile(times[1] ? readFileSync(ofHeaders, 'utf8') : ''),
    stamp,
  };
}

/** The part of an answer that a `Range` header asks for: 206, or 416 if there is no such part. */
function partOf<Whole extends Answer & { body: Buffer }>(whole: Whole, range: string | undefined): Answer {
  const { length } = whole.body;
  const part = readRange(range, length);
  if (part === undefined) return whole;
  const answer = (status: number, place: string, body: Buffer): Answer => ({
    status,
    headers: { ...whole.headers, 'content-range': `bytes ${place}/${length}` },
    body,
  });
  if (part === 'none') return answer(416, '*', Buffer.alloc(0));
  const [first, last] = part;
  return answer(206, `${first}-${last}`, whole.body.subarray(first, last + 1));
}

/**
 * The first and the last byte that a `Range` header asks for; `'none'` if the file has none of them. `undefined`, which
 * stands for the whole file, without the header, for several ranges at once, and for what nobody understands.
 */
export function readRange(
  header: string | undefined,
  length: number,
): [first: number, last: number] | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first > last ? 'none' : [first, last];
}
