import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import send from 'send';
import { SEARCH_LIST_FILE } from '../../../search/records.ts';
import { escapeHtml } from '../../../shared/escapeHtml.ts';
import { hasExtension, stripBase } from '../../../shared/routes.ts';
import { decodePath } from '../../../shared/urlPath.ts';
import { ASSETS_FOLDER, contentType, requestTarget } from '../../base/paths.ts';
import { ProblemsError } from '../../base/problems.ts';
import { loadSiteFiles } from '../../content/extensions/endpoints.ts';
import { publicFile } from '../../site/resolveLinks.ts';
import { routesFile } from '../../site/siteModel.ts';
import type { DevSession } from './devSession.ts';
import type { DevPage, DevSite } from './devSite.ts';

type Next = (error?: unknown) => void;

/** Reloads the document once the server responds; a plain reload would end on the browser's error page. */
const RELOAD_SCRIPT = `const retry = () =>
    fetch(location, { method: 'HEAD' }).then(({ status }) => (status === 503 ? later() : location.reload()), later);
  const later = () => setTimeout(retry, 500);
  later();`;

/** Reloads a document that was sent just before a restart, whose scripts and styles are missing. */
const RETRY = `addEventListener('error', function start({ target }) {
  if (!target.matches?.('script, link') || !(target.src || target.href).startsWith(location.origin)) return;
  removeEventListener('error', start, { capture: true });
  ${RELOAD_SCRIPT}
}, { capture: true })`;

/** A request below the site's base. */
interface DevRequest {
  devSite: DevSite;
  request: IncomingMessage;
  response: ServerResponse;
  /** URL path as requested. */
  pathname: string;
  /** URL path without base. */
  path: string;
  /** The query with its `?`. */
  search: string;
}

/** Returns `undefined` to pass the request on to the bundler. */
type Answer = DevPage | 'file' | undefined;

/** Serves pages, their data and images, and the site data; the bundler serves the rest. */
export function devMiddleware(session: DevSession) {
  const { devSite } = session;
  let lastError = '';
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    if (!session.isOpen) {
      sendError(response, 503);
      return;
    }
    const { revision } = session; // read before rendering, so that changes during rendering aren't missed
    const { pathname, search } = requestTarget(request.url);
    const path = stripBase(devSite.site.space.base, pathname);
    if (path === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) {
      next();
      return;
    }
    // shows every string as its key and location, for translators, until another request turns it off
    const strings = new URLSearchParams(search).get('i18n');
    if (strings !== null) devSite.showKeys(strings === 'keys');
    const devRequest: DevRequest = { devSite, request, response, pathname, path, search };
    answerRequest(devRequest, session, revision)
      .then((outcome) => {
        if (!outcome) next();
        else if (outcome !== 'file') void session.onPageOpened(outcome);
      })
      .catch((error: unknown) => {
        if (!session.isOpen) sendError(response, 503);
        else {
          const { message, stack } = error instanceof Error ? error : new Error(String(error));
          // for other errors, such as a missing package in a bundle, the terminal shows the stack
          if (message !== lastError) console.error(error instanceof ProblemsError ? message : stack);
          lastError = message;
          sendError(response, 500, message);
        }
      });
  };
}

async function answerRequest(devRequest: DevRequest, session: DevSession, revision: string): Promise<Answer> {
  const { devSite, response, path } = devRequest;
  const data = await answerData(devRequest);
  if (data) return data;
  if (devSite.site.config.endpoints) {
    const files = await loadSiteFiles(devSite.site);
    const file = files.find(({ path: name }) => name === decodePath(path));
    if (file) {
      if (file.policy !== undefined) response.setHeader('Content-Security-Policy', file.policy);
      return answerWith(response, 200, contentType(file.path), String(await file.content()));
    }
  }
  const assetFile = devSite.assetSource(decodePath(path.slice(1)));
  return assetFile ? sendFile(devRequest, assetFile) : answerPage(devRequest, session, revision);
}

/**
 * Serves site data, search indexes, and the list of routes. Pages can still request replaced files, and get the current
 * ones.
 */
async function answerData({ devSite, response, path }: DevRequest): Promise<Answer> {
  const { prepared } = await devSite.structure();
  const isSearch = path === `/${SEARCH_LIST_FILE}` || path.startsWith(`/${ASSETS_FOLDER}/search/`);
  const files =
    path === '/routes.json'
      ? [{ output: 'routes.json', json: JSON.stringify(routesFile(prepared.model)) }]
      : isSearch
        ? await devSite.searchFiles()
        : prepared.siteData;
  const file = files.find(({ output }) => withoutHash(`/${output}`) === withoutHash(path));
  return file && answerWith(response, 200, 'application/json', file.json);
}

function withoutHash(name: string): string {
  return name.replace(/\.[0-9a-f]{8}\.json$/, '');
}

/** Serves a page, its data or its Markdown; redirects variants of its path. */
async function answerPage(devRequest: DevRequest, session: DevSession, revision: string): Promise<Answer> {
  const { devSite, response, pathname, path, search } = devRequest;
  if (path.startsWith('/rsbuild-')) return undefined;
  const { prepared } = await devSite.structure();
  // `/guide/tsconfig.json` and `/guide/v1.2` may also be pages, and `/1.0` a version
  const { kind } = prepared.model.table.resolve(pathname);
  const isPage = kind === 'page';
  const [suffix] = isPage ? [] : ['.json', '.md'].filter((extension) => path.endsWith(extension));
  const file = isPage ? undefined : publicFile(devSite.site, path);
  if (file && !suffix) return sendFile(devRequest, file);
  if (!isPage && !path.endsWith('/') && !file && publicFile(devSite.site, `${path}/`)) {
    response.writeHead(302, { location: `${pathname}/${search}` }).end();
    return 'file';
  }
  if (!suffix && kind === 'notFound' && hasExtension(path)) return undefined;
  const address = suffix ? pathname.slice(0, -suffix.length).replace(/\/index$/, '/') : pathname;
  const resolution = prepared.model.table.resolve(address);
  if (resolution.kind === 'redirect' && !suffix) {
    response.writeHead(302, { location: resolution.to + search + (resolution.hash ?? '') }).end();
    return 'file';
  }
  const sitePage =
    resolution.kind === 'notFound'
      ? undefined
      : await devSite.page(resolution.kind === 'page' ? resolution.path : resolution.to);
  if (!sitePage && suffix) return file === undefined ? undefined : sendFile(devRequest, file);
  const page: DevPage = sitePage ?? (await devSite.notFoundPage(pathname));
  const { rendered, problem } = await session.render(page);
  devSite.recordRendering(page, problem);
  const status = sitePage ? 200 : 404;
  if (suffix === '.json') answerWith(response, status, 'application/json', rendered.data);
  else if (suffix) answerWith(response, status, 'text/markdown; charset=utf-8', rendered.markdown);
  else {
    const document = rendered
      .document()
      .replace('<html ', `<html data-revision="${revision}" `)
      .replace('<head>', `<head><script>${RETRY}</script>`);
    answerWith(response, status, 'text/html; charset=utf-8', document);
  }
  return page;
}

/** Sends an error page, which reloads itself until the problem is fixed, or the server has restarted (503). */
export function sendError(response: ServerResponse, status: 500 | 503, message = ''): void {
  if (!response.headersSent) {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '1' });
    response.write(`<!doctype html><title>${status}</title><pre>${escapeHtml(message)}</pre>`);
    response.write(`<script>${RELOAD_SCRIPT}</script>`);
  }
  response.end();
}

/** Sends an image or a public file, or the part of it that was requested. It can be deleted in the meantime. */
function sendFile({ request, response }: DevRequest, file: string): 'file' {
  response.setHeader('content-type', contentType(file));
  // names stay the same when images are edited, and with the next version of the package
  response.setHeader('cache-control', 'no-store');
  const name = encodeURIComponent(basename(file));
  send(request, name, { root: dirname(file), dotfiles: 'allow', cacheControl: false, etag: false })
    .on('error', ({ status }: { status: number }) => response.writeHead(status).end())
    .pipe(response);
  return 'file';
}

function answerWith(response: ServerResponse, status: number, type: string, body: string): 'file' {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  return 'file';
}
