import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { decodePath, parseAddress } from '../../../../shared/routes.ts';
import { relativePath } from '../../../base/paths.ts';
import type { ResolvedSite } from '../../../config/resolveSite.ts';
import { type PageLink, pageOf, report, sourceOf } from '../pageContext.ts';
import { linkToken } from '../tokens.ts';
import { visit } from '../visit.ts';

const EXTERNAL = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const SAFE_PROTOCOL = /^(?:https?|mailto|tel|vscode):/i;
const LINK_ATTRIBUTES = ['href', 'link', 'to'];

/**
 * Replaces links inside the site with tokens and records their targets. Their final URLs, and whether they are dead,
 * are only known once all pages are compiled.
 */
export function remarkLinks(site: ResolvedSite) {
  return (tree: Root, vfile: VFile): void => {
    const token = (href: string, node: Nodes): string => {
      if (EXTERNAL.test(href)) {
        if (!SAFE_PROTOCOL.test(href)) {
          report(vfile, node, {
            message: `The link “${href}” has a protocol that pages may not use.`,
            advice: 'Use https:, mailto: or a path.',
          });
        }
        return href;
      }
      const { findings } = pageOf(vfile);
      findings.links.push(readLink(site, href, node, vfile));
      return linkToken(findings.links.length - 1);
    };
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') node.url = token(node.url, node);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        if (LINK_ATTRIBUTES.includes(attribute.name)) attribute.value = token(attribute.value, node);
      }
    });
  };
}

function readLink(site: ResolvedSite, href: string, node: Nodes, vfile: VFile): PageLink {
  const { context } = pageOf(vfile);
  const source = sourceOf(node, context);
  const [, written = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  const start = node.position?.start;
  const place = {
    href,
    file: source.displayFile,
    line: start?.line ?? 1,
    column: start?.column ?? 1,
    query,
    hash,
  };
  if (written === '') return { ...place, address: parsedFile(site, context.file) };
  if (!written.startsWith('/')) {
    const target = path.resolve(path.dirname(source.file), decodePath(written));
    const address = parsedFile(site, written.endsWith('/') ? `${target}/` : target);
    return { ...place, address };
  }
  if (/\.(?!html$|mdx?$)[a-z\d]+$/i.test(written)) return { ...place, publicFile: written };
  const address = parseAddress(site.space, decodePath(written).replace(/\.mdx?$/, ''));
  return {
    ...place,
    address: {
      version: address.namesVersion ? address.version : context.version,
      lang: address.namesLang ? address.lang : context.lang,
      path: address.path,
    },
  };
}

/** The address of a file (or a path without extension) in the documentation folder. */
function parsedFile(site: ResolvedSite, file: string) {
  const relative = relativePath(site.docsDir, file);
  const trailing = file.endsWith('/') ? '/' : '';
  const {
    version,
    lang,
    path: route,
  } = parseAddress(site.space, `/${relative}${trailing}`.replace(/\.mdx?$/, ''));
  return { version, lang, path: route.replace(/\/index$/, '/') };
}
