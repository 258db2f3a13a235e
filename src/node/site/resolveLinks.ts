import { statSync } from 'node:fs';
import path from 'node:path';
import type { ProblemCode } from '../../shared/checks.ts';
import { isPreview } from '../../shared/frontmatter.ts';
import {
  encodePath,
  formatAddress,
  hasExtension,
  isExternal,
  parseAddress,
  publicUrl,
  splitHref,
  stripBase,
} from '../../shared/routes.ts';
import { decodePath } from '../../shared/urlPath.ts';
import { closestName, didYouMean, formatNames, type Problem } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { linkTarget } from '../content/extract/links.ts';
import type { PageLink, Summary } from '../content/page.ts';
import type { SiteModel, SiteRoute } from './siteModel.ts';

/** The resolved links of a page, in its text and in its frontmatter, and the problems with them. */
export interface PageLinks {
  /** URLs of links in the text, in order. */
  links: string[];
  /** URLs of a landing page's buttons, features and images, by link as written. */
  frontmatterLinks: Record<string, string>;
  /** URLs of public files without an extension: the router would take them for pages. */
  files: string[];
  /** Empty for a fallback page, whose problems are reported for its original. */
  problems: Problem[];
}

/** Resolves all links of a page, and reports dead links and anchors. */
export function pageLinks(model: SiteModel, route: SiteRoute): PageLinks {
  const { source, summary } = route;
  const { hero, features, head = [] } = summary.frontmatter;
  const file = source.displayFile;
  const problems: Problem[] = [];
  const files: string[] = [];
  const resolve = (link: PageLink, place: Pick<Problem, 'file' | 'line' | 'column'>): string => {
    const { url, problem, isFile } = resolveLink(model, route, link);
    if (isFile) files.push(url);
    if (problem) problems.push({ severity: 'error', ...place, ...problem });
    return url;
  };
  const links = summary.links.map((link) => {
    const { file, line, column } = link;
    return resolve(link, { file, line, column });
  });
  const frontmatterLinks: Record<string, string> = {};
  for (const image of [hero?.logo, hero?.background, hero?.image?.src]) {
    if (image === undefined) continue;
    frontmatterLinks[image] = imageUrl(model.site, image);
    // the files must be in the public folder even with an assets host, because hosts can change
    if (image.startsWith('/') && publicFile(model.site, image)) continue;
    const message = `The image "${image}" is not in the public folder.`;
    const advice = 'Add it there, and write its path with a leading slash.';
    problems.push({ severity: 'error', file, message, advice });
  }
  for (const { content = '' } of head.filter(isPreview).map(([, attributes]) => attributes)) {
    const isPath = content.startsWith('/');
    if (isExternal(content) || (isPath && publicFile(model.site, splitHref(content).target))) continue;
    const message = `The file "${content}" is not in the public folder.`;
    const advice = 'Add it there and write its path with a leading slash, or write a full address.';
    problems.push({ severity: 'error', file, message, advice });
  }
  for (const { link: href } of [...(hero?.actions ?? []), ...(features ?? [])]) {
    if (!href?.startsWith('/')) continue;
    const { target, query, hash } = splitHref(href);
    const to = linkTarget(model.site, target, source);
    frontmatterLinks[href] = resolve({ href, file, line: 1, column: 1, query, hash, ...to }, { file });
  }
  const isOriginal = source.lang === route.lang && source.version === route.version;
  return { links, frontmatterLinks, files, problems: isOriginal ? problems : [] };
}

/** Returns the URL on the assets host if one is configured, otherwise on the site. */
function imageUrl({ config, space }: ResolvedSite, image: string): string {
  const host = config.assetsHost?.replace(/\/$/, '') ?? space.base.slice(0, -1);
  return host + encodePath(decodePath(image));
}

type Found = {
  url: string;
  isFile?: boolean;
  problem?: Omit<Problem, 'severity' | 'file' | 'line' | 'column'>;
};

function resolveLink(model: SiteModel, route: SiteRoute, link: PageLink): Found {
  const { space } = model.site;
  const address = link.address ?? { version: route.version, lang: route.lang, path: route.routePath };
  // keeps readers of a fallback page in the requested language
  const isSameLangAndVersion = address.lang === route.source.lang && address.version === route.source.version;
  const target = model.find(
    isSameLangAndVersion ? { ...address, lang: route.lang, version: route.version } : address,
  );
  if (!target) {
    const publicPath = link.publicFile;
    const file = [publicPath, `${publicPath}/`].find(
      (name) => publicPath !== undefined && publicFile(model.site, name ?? ''),
    );
    if (file !== undefined)
      return { url: publicUrl(space.base, file) + link.query + link.hash, isFile: !hasExtension(file) };
    return { url: formatAddress(space, address), problem: deadLink(model, route, link, address) };
  }
  const url =
    (target.pagePath === route.pagePath && link.hash ? '' : target.pagePath) + link.query + link.hash;
  const linkedId = headingId(link.hash);
  // the link may be copied from a tool that keeps invisible characters in ids
  const visible = linkedId.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const id = model.hasId(target, linkedId) ? linkedId : visible;
  if (id !== linkedId && model.hasId(target, id))
    return { url: `${url.slice(0, url.lastIndexOf('#'))}#${id}` };
  if (id === '' || model.hasId(target, id)) return { url };
  if (hidesHeadings(target.summary)) return { url };
  const anchors = target.summary.ids.map((known) => `#${known}`);
  return {
    url,
    problem: {
      message: `Dead anchor: ${target.source.displayFile} has no heading "#${id}".`,
      code: 'dead-anchor',
      subject: `#${id}`,
      ...suggestTarget(`#${id}`, anchors, `Its headings: ${formatNames(anchors)}.`),
    },
  };
}

/** Returns the id that a hash points to, without a text fragment: `part` for `#part:~:text=word`. */
export function headingId(hash: string): string {
  return decodePath(hash.slice(1).replace(/:~:.*$/s, '')).normalize();
}

/** Codes of errors that may change the headings of a page. */
const HEADING_ERRORS: ReadonlySet<ProblemCode | undefined> = new Set<ProblemCode>([
  'code-fence',
  'container',
  'container-marker',
  'heading-id',
  'import',
  'syntax',
  'unopened',
]);

const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Whether the headings of a page are unknown because of errors on that page, which must be fixed first. */
function hidesHeadings({ ids, problems }: Summary): boolean {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return (
    errors.length > 0 &&
    (ids.length === 0 ||
      errors.some(({ code, subject = '' }) => HEADING_ERRORS.has(code) || HEADINGS.has(subject)))
  );
}

/** Whether a path has a file extension, excluding page extensions and the ends of version numbers. */
function isFileName(name: string): boolean {
  return /\.(?!html$|mdx?$)[a-z][a-z\d]*$/i.test(name);
}

function deadLink(
  model: SiteModel,
  route: SiteRoute,
  { href, publicFile: file }: PageLink,
  address: NonNullable<PageLink['address']>,
): Found['problem'] {
  const { space } = model.site;
  const dead = {
    code: 'dead-link' as const,
    subject: href,
    message: `Dead link: there is no page "${href}".`,
  };
  const prefix = [
    address.version === route.source.version ? '' : `/${address.version}`,
    address.lang === route.source.lang ? '' : `/${address.lang}`,
  ].join('');
  const moved = model.table.resolve(formatAddress(space, address));
  if (moved.kind === 'redirect') {
    const { path } = parseAddress(space, decodePath(stripBase(space.base, moved.to) ?? moved.to));
    return {
      ...dead,
      advice: `It has moved: link to "${prefix}${encodeAsWritten(path)}${moved.hash ?? ''}".`,
    };
  }
  const paths = model.routes
    .filter(({ lang }) => lang === address.lang)
    .map(({ routePath }) => prefix + encodeAsWritten(routePath));
  if (href.includes('\\')) return { ...dead, advice: `Write "/" for "\\": ${href.replaceAll('\\', '/')}` };
  const [target = ''] = href.split(/[?#]/, 1);
  if (href.startsWith('www.')) return { ...dead, advice: `Write "https://${href}" for another site.` };
  if (file === undefined && isFileName(target)) {
    const name = target.split('/').at(-1);
    const advice = `Move files that are not pages to the public folder, and link to "/${name}".`;
    return { ...dead, message: `Dead link: "${href}" is not a page.`, advice };
  }
  const isFile = file !== undefined && isFileName(file);
  return {
    ...dead,
    ...(isFile ? { message: `Dead link: the public folder has no file "${href}".` } : {}),
    ...suggestTarget(
      prefix + encodeAsWritten(address.path),
      paths,
      isFile ? 'Add the file, or fix the link.' : 'Create the page, or fix the link.',
    ),
  };
}

/** Encodes a path for a link, because `a%20b` would be read as "a b". */
function encodeAsWritten(routePath: string): string {
  return decodePath(routePath) === routePath ? routePath : routePath.replaceAll('%', '%25');
}

/** Returns advice with the most likely target. */
function suggestTarget(
  name: string,
  known: string[],
  otherwise: string,
): Pick<Problem, 'advice' | 'correction'> {
  const closest = closestName(name, known);
  return {
    advice: didYouMean(name, known, otherwise),
    ...(closest === undefined ? {} : { correction: closest }),
  };
}

/**
 * Returns the file of the public folder at a path of the site, without base, encoded or not; `undefined` if it doesn't
 * exist. For a path with a trailing slash, returns the folder's `index.html`.
 */
export function publicFile({ publicDir }: ResolvedSite, urlPath: string): string | undefined {
  const decoded = decodePath(urlPath);
  const index = decoded.endsWith('/') ? 'index.html' : '';
  const file = path.join(publicDir, path.resolve('/', decoded), index);
  try {
    return statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined; // the file is missing, a circular link, or has an invalid name
  }
}
