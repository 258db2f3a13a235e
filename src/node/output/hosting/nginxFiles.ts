import { defaultLanguage, type RouteSpace, routeKey, stripBase, withBase } from '../../../shared/routes.ts';
import { decodePath } from '../../../shared/urlPath.ts';
import { ASSETS_FOLDER } from '../../base/paths.ts';
import { CACHED_FOR_GOOD } from './headers.ts';
import { homePages, notFoundPages } from './redirectsFile.ts';

/** nginx configuration in the finished site; its files explain how to use them, and stop nginx from serving it. */
export const NGINX_FOLDER = '.nginx';

export interface NginxInput {
  space: RouteSpace;
  /** See `RoutesFile.redirects`. */
  redirects: Record<string, string>;
  /** Sent with every response. */
  headers: Record<string, string>;
}

/** nginx snippets by file name: `http.conf` for the `http` block, `server.conf` for the `server` block. */
export function nginxFiles(input: NginxInput): Record<string, string> {
  return { 'http.conf': httpBlock(input), 'server.conf': serverBlock(input) };
}

function httpBlock({ space, redirects }: NginxInput): string {
  const old = Object.entries(redirects).map(([from, to]) => ({
    pattern: quote(
      `~*^${escapePattern(withBase(space.base, oldKey(space, from)))}(?:/index)?(?:\\.html)?/?$`,
    ),
    path: quote(to.split('#')[0] ?? ''),
    hash: quote(/#.*$/.exec(to)?.[0] ?? ''),
  }));
  const assets = quote(`~^${escapePattern(withBase(space.base, `/${ASSETS_FOLDER}/`))}`);
  const lost = notFoundPages(space).map(
    ({ home, page }) => `  ${quote(`~^${escapePattern(home)}`)} ${quote(page)};\n`,
  );
  return `# Include this in nginx's "http" block, and server.conf in the "server" block.

# Where old addresses lead, and to which part of the page.
map $uri $docs_redirect {
  default "";
${old.map(({ pattern, path }) => `  ${pattern} ${path};\n`).join('')}}
map $uri $docs_redirect_hash {
  default "";
${old.map(({ pattern, hash }) => `  ${pattern} ${hash};\n`).join('')}}

# The file of a page that was asked for with a slash at the end.
map $uri $docs_file {
  default "";
  "~^(?<docs_page>/.*[^/])/$" "$docs_page.html";
}

# Files with a hash in their name never change; everything else is asked for again.
map $uri $docs_cache {
  default "no-cache";
  ${assets} "${CACHED_FOR_GOOD}";
}

# The page for unknown addresses, by language.
map $request_uri $docs_not_found {
  default ${quote(withBase(space.base, '/404.html'))};
${lost.join('')}}
`;
}

const TEXT_TYPES =
  'text/css text/javascript application/javascript application/json application/xml image/svg+xml text/plain';

function serverBlock({ space, headers }: NginxInput): string {
  const { base } = space;
  const root = escapePattern(base.slice(0, -1));
  // nginx decodes paths: like a second slash, a backslash at the start would turn the rest into another host
  const inside = '[^/\\\\?]';
  const matches = (pattern: string) => `$request_uri ~ ${quote(`^${pattern}(?:\\?|$)`)}`;
  const folderIndex = matches(`(${root}/(?:${inside}[^?]*/)?)index(?:\\.html)?`);
  const extension = matches(`(${root}/${inside}[^?]*)\\.html`);
  const slash = matches(`(${root}/${inside}[^?]*?)/+`);
  const hidden = ['_headers', '_redirects', `${NGINX_FOLDER}/`].map(escapePattern).join('|');
  const sent = Object.entries({ ...headers, 'Cache-Control': '$docs_cache' });
  const place = base === '/' ? '' : `, in a folder “${base.slice(1, -1)}”`;
  return `# Include this in the "server" block that has the finished site as its root${place}.

charset utf-8;
charset_types ${TEXT_TYPES};
index index.html;
absolute_redirect off;
gzip on;
gzip_static on;
gzip_vary on;
gzip_types ${TEXT_TYPES};
error_page 404 $docs_not_found;

${sent.map(([name, value]) => `add_header ${name} ${quote(value)} always;\n`).join('')}
# One address for every page; a second slash at the start would be another host.
if ($docs_redirect) { return 301 $docs_redirect$is_args$args$docs_redirect_hash; }
${withoutDefaultLanguage(space)}if (${folderIndex}) { return 301 $1$is_args$args; }
if (${extension}) { return 301 $1$is_args$args; }
set $docs_bare "";
if (${slash}) { set $docs_bare $1; }
if (!-f $document_root$docs_file) { set $docs_bare ""; }
if ($docs_bare) { return 301 $docs_bare$is_args$args; }

location ${base} { try_files $uri $uri.html $uri/ =404; }
location ~ ${quote(`^${root}/(?:${hidden})`)} { return 404; }
`;
}

/** Redirects from addresses that name the default language. */
function withoutDefaultLanguage(space: RouteSpace): string {
  const lang = defaultLanguage(space);
  const rules = homePages(space, lang).map((home) => {
    const named = quote(`(?i)^${escapePattern(home)}${lang}(?:/((?:[^/\\\\].*)?))?$`);
    return `rewrite ${named} ${quote(`${home}$1`)} permanent;\n`;
  });
  return rules.join('');
}

function oldKey(space: RouteSpace, from: string): string {
  return routeKey(decodePath(stripBase(space.base, from) ?? from));
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** nginx cannot escape a literal dollar sign: `$` in a value must be part of a variable's name. */
function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
