import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isExternal, parseAddress, splitHref } from '../../../shared/routes.ts';
import { decodePath } from '../../../shared/urlPath.ts';
import { relativePath } from '../../base/paths.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { elementNames } from '../elementNames.ts';
import { isHtmlElement, isJsx, type JsxElement } from '../jsxNodes.ts';
import { getSourceFile, type PageLink, type PageSource, type Report, report, stageRecord } from '../page.ts';
import { linkToken } from '../tokens.ts';

/** Protocols that links can have. */
const PROTOCOLS: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel', 'vscode']);
const LOCAL_HOST: ReadonlySet<string | undefined> = new Set(['localhost', '127.0.0.1', '[::1]']);
const LINK_ATTRIBUTES: ReadonlySet<string> = new Set(['href', 'link', 'to']);
/** HTML elements that link to pages. The `href` of others, such as `<use>`, refers to something else. */
const LINK_ELEMENTS: ReadonlySet<string> = new Set(['a', 'area']);
const BUILT_IN: ReadonlySet<string> = new Set(elementNames);
/** Matches values that can only be paths: `to="2024"` of a site's component isn't a link. */
const PATH = /^[/.#?]|^[a-z][a-z\d+.-]*:|[/#]|\.(?:mdx?|html)$/i;

/**
 * Replaces links inside the site with tokens and returns their targets. Their final URLs, and whether they are dead, are
 * only known once all pages are compiled.
 */
export function extractLinks(tree: Root, vfile: VFile, site: ResolvedSite): PageLink[] {
  const links: PageLink[] = [];
  const { lang } = stageRecord('read', vfile).source;
  const token = (href: string, node: Nodes): string => {
    const reportLink = (problem: Report) => report(vfile, node, problem);
    if (href === '') {
      const advice = 'Write its URL: [text](url).';
      reportLink({ code: 'link', message: 'This link has no URL.', advice });
    }
    if (isExternal(href)) {
      const protocol = href.slice(0, href.indexOf(':')).toLowerCase();
      const isWeb = protocol === 'http' || protocol === 'https';
      if (!PROTOCOLS.has(protocol)) {
        const message = `The link "${href}" has a protocol that is not allowed.`;
        reportLink({
          code: 'link-protocol',
          subject: href,
          message,
          advice: 'Use https:, mailto: or a path.',
        });
      }
      if (isWeb && !href.slice(protocol.length).startsWith('://')) {
        const message = `The link "${href}" has no "//" after its protocol.`;
        reportLink({
          code: 'link',
          message,
          advice: 'Write https://… for another site, or only the path for a page.',
        });
      }
      // a URL shown as text, such as localhost, refers to the reader's machine
      if (isWeb && LOCAL_HOST.has(URL.parse(href)?.hostname) && textOf(node) !== href) {
        const message = `The link "${href}" points to the reader's own machine.`;
        reportLink({
          code: 'local-link',
          message,
          advice: 'Link to pages of this site by path: /guide/start/.',
        });
      }
      return href;
    }
    const linkAddress = parseAddress(site.space, href);
    const isPage = href.startsWith('/') && !/\.(?!mdx?\b|html\b)\w+$/.test(href);
    if (isPage && linkAddress.namesLang && linkAddress.lang === lang) {
      const message = `The link "${href}" contains the language of its page, which is added automatically.`;
      reportLink({
        code: 'language-link',
        message,
        advice: 'Write the path without the language: /guide/start/.',
      });
    }
    links.push(readLink(site, href, node, vfile));
    return linkToken(links.length - 1);
  };
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') node.url = token(node.url, node);
    if (!isJsx(node)) return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (isLink(node, attribute.name, attribute.value)) attribute.value = token(attribute.value, node);
    }
  });
  return links;
}

function isLink({ name, data }: JsxElement, attribute: string, value: string): boolean {
  if (!LINK_ATTRIBUTES.has(attribute) || !name) return false;
  const isHtml = isHtmlElement({ name }) && !data?.component;
  if (isHtml) return attribute === 'href' && LINK_ELEMENTS.has(name);
  return (BUILT_IN.has(name) && !data?.component) || PATH.test(value);
}

function readLink(site: ResolvedSite, href: string, node: Nodes, vfile: VFile): PageLink {
  const { source } = stageRecord('read', vfile);
  const { file, displayFile } = getSourceFile(node, vfile);
  const { target: linkPath, query, hash } = splitHref(href);
  const { line = 1, column = 1 } = node.position?.start ?? {};
  const target =
    linkPath === ''
      ? { address: fileToAddress(site, source.file) }
      : linkTarget(site, linkPath, { ...source, file });
  return { href, file: displayFile, line, column, query, hash: normalizeHash(hash), ...target };
}

/** Normalizes a hash to composed Unicode (NFC), like ids. */
export function normalizeHash(hash: string): string {
  const plain = decodePath(hash);
  return plain === plain.normalize() ? hash : plain.normalize();
}

/**
 * Resolves a link to a page, and to the public file that it could mean instead, without checking whether they exist.
 *
 * @param linkPath path of the link, without query and hash
 * @param source the page that contains it: relative links start from its file, others keep its version and language
 */
export function linkTarget(
  site: ResolvedSite,
  linkPath: string,
  source: Pick<PageSource, 'file' | 'version' | 'lang'>,
): Pick<PageLink, 'address' | 'publicFile'> {
  const { file, version, lang } = source;
  if (!linkPath.startsWith('/')) {
    const target = path.resolve(path.dirname(file), decodePath(linkPath));
    return { address: fileToAddress(site, linkPath.endsWith('/') ? `${target}/` : target) };
  }
  const address = parseAddress(site.space, decodePath(linkPath).replace(/\.mdx?$/, ''));
  return {
    address: {
      version: address.namesVersion ? address.version : version,
      lang: address.namesLang ? address.lang : lang,
      path: address.path,
    },
    publicFile: linkPath,
  };
}

/** Returns the version, language and route path of a file (or a path without extension) in the documentation folder. */
export function fileToAddress(site: ResolvedSite, file: string) {
  const relative = relativePath(site.docsDir, file);
  const trailing = file.endsWith('/') ? '/' : '';
  const {
    version,
    lang,
    path: route,
  } = parseAddress(site.space, `/${relative}${trailing}`.replace(/\.mdx?$/, ''));
  return { version, lang, path: route.replace(/\/index$/, '/') };
}
