import { statSync } from 'node:fs';
import path from 'node:path';
import type { ProblemCode } from '../../shared/checks.ts';
import {
  encodePath,
  formatAddress,
  hasExtension,
  parseAddress,
  publicUrl,
  stripBase,
} from '../../shared/routes.ts';
import { decodePath } from '../../shared/urlPath.ts';
import { didYouMean, listed, nearest, type Problem } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { linkTarget, splitHref } from '../content/extract/links.ts';
import type { PageLink, Summary } from '../content/page.ts';
import type { SiteModel, SiteRoute } from './siteModel.ts';

/** All resolved links of a page, in its text and in its frontmatter, and the problems with them. */
export function pageLinks(
  model: SiteModel,
  route: SiteRoute,
): LinkFindings & { links: string[]; frontmatterLinks: Record<string, string> } {
  const inText = resolveLinks(model, route);
  const inFrontmatter = frontmatterLinks(model, route);
  return {
    links: inText.urls,
    frontmatterLinks: inFrontmatter.urls,
    files: [...inText.files, ...inFrontmatter.files],
    problems: [...inText.problems, ...inFrontmatter.problems],
  };
}

/** What is known of a page's links besides their URLs. */
interface LinkFindings {
  problems: Problem[];
  /** URLs of public files without an extension: the router would take them for pages. */
  files: string[];
}

/** The resolved links of a page, in order, and the problems with them. */
function resolveLinks(model: SiteModel, route: SiteRoute): LinkFindings & { urls: string[] } {
  const problems: Problem[] = [];
  const files: string[] = [];
  const urls = route.summary.links.map((link) => {
    const { url, problem, isFile } = resolveLink(model, route, link);
    if (isFile) files.push(url);
    if (problem) {
      const { file, line, column } = link;
      problems.push({ severity: 'error', file, line, column, ...problem });
    }
    return url;
  });
  return { urls, files, problems };
}

/** The resolved links and pictures in a landing page's frontmatter, by link as written. */
function frontmatterLinks(
  model: SiteModel,
  route: SiteRoute,
): LinkFindings & { urls: Record<string, string> } {
  const { hero, features } = route.summary.frontmatter;
  const written = [...(hero?.actions ?? []), ...(features ?? [])].flatMap(({ link }) =>
    link?.startsWith('/') ? [link] : [],
  );
  const { urls, problems } = heroPictures(model, route);
  const files: string[] = [];
  for (const href of written) {
    const { target, query, hash } = splitHref(href);
    const file = route.source.displayFile;
    const to = linkTarget(model.site, target, route.source);
    const link: PageLink = { href, file, line: 1, column: 1, query, hash, ...to };
    const { url, problem, isFile } = resolveLink(model, route, link);
    urls[href] = url;
    if (isFile) files.push(url);
    if (problem) problems.push({ severity: 'error', file, ...problem });
  }
  return { urls, files, problems };
}

/**
 * URLs of a landing page's pictures, by path as written: on the assets host if one is configured, else on the site
 * itself. The files must be in the public folder either way, as assets hosts come and go.
 */
function heroPictures(
  { site }: SiteModel,
  { source, summary }: SiteRoute,
): { urls: Record<string, string>; problems: Problem[] } {
  const { logo, background, image } = summary.frontmatter.hero ?? {};
  const written = [logo, background, image?.src].filter((picture) => picture !== undefined);
  const host = site.config.assetsHost?.replace(/\/$/, '');
  const problems: Problem[] = [];
  const urls: Record<string, string> = {};
  for (const picture of written) {
    if (!picture.startsWith('/') || publicFile(site, picture) === undefined) {
      problems.push({
        severity: 'error',
        file: source.displayFile,
        message: `There is no picture “${picture}” in the public folder.`,
        advice: 'Put it there, and write its path with a leading slash.',
      });
    }
    urls[picture] = (host ?? site.space.base.slice(0, -1)) + encodePath(decodePath(picture));
  }
  return { urls, problems };
}

type Found = {
  url: string;
  isFile?: boolean;
  problem?: Omit<Problem, 'severity' | 'file' | 'line' | 'column'>;
};

function resolveLink(model: SiteModel, route: SiteRoute, link: PageLink): Found {
  const { space } = model.site;
  const address = link.address ?? { version: route.version, lang: route.lang, path: route.routePath };
  // A fallback page for a missing translation keeps readers in the language they asked for.
  const own = address.lang === route.source.lang && address.version === route.source.version;
  const target = model.find(own ? { ...address, lang: route.lang, version: route.version } : address);
  if (!target) {
    if (link.publicFile !== undefined && publicFile(model.site, link.publicFile))
      return {
        url: publicUrl(space.base, link.publicFile) + link.query + link.hash,
        isFile: !hasExtension(link.publicFile),
      };
    return { url: formatAddress(space, address), problem: deadLink(model, route, link, address) };
  }
  const url =
    (target.pagePath === route.pagePath && link.hash ? '' : target.pagePath) + link.query + link.hash;
  const id = decodePath(link.hash.slice(1)).normalize();
  if (id === '' || model.hasId(target, id)) return { url };
  if (hidesHeadings(target.summary)) return { url };
  const anchors = target.summary.ids.map((known) => `#${known}`);
  return {
    url,
    problem: {
      message: `Dead anchor: ${target.source.displayFile} has no heading “#${id}”.`,
      code: 'dead-anchor',
      subject: `#${id}`,
      ...suggested(`#${id}`, anchors, `Its headings: ${listed(anchors)}.`),
    },
  };
}

/** Errors that may change which headings a page has. */
const HEADING_ERRORS: ReadonlySet<ProblemCode | undefined> = new Set<ProblemCode>([
  'code-fence',
  'container',
  'container-marker',
  'heading-id',
  'import',
  'syntax',
  'unopened',
]);

/** Whether the headings of a broken page are unknown: its own problem must be fixed first. */
function hidesHeadings({ ids, problems }: Summary): boolean {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return (
    errors.length > 0 &&
    (ids.length === 0 ||
      errors.some(({ code, subject = '' }) => HEADING_ERRORS.has(code) || /^h[1-6]$/.test(subject)))
  );
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
    message: `Dead link: there is no page “${href}”.`,
  };
  const prefix = [
    address.version === route.source.version ? '' : `/${address.version}`,
    address.lang === route.source.lang ? '' : `/${address.lang}`,
  ].join('');
  const moved = model.table.resolve(formatAddress(space, address));
  if (moved.kind === 'redirect') {
    const { path } = parseAddress(space, decodePath(stripBase(space.base, moved.to) ?? moved.to));
    return { ...dead, advice: `It has moved: link to “${prefix}${asWritten(path)}${moved.hash ?? ''}”.` };
  }
  const paths = model.routes
    .filter(({ lang }) => lang === address.lang)
    .map(({ routePath }) => prefix + asWritten(routePath));
  const isFile = file !== undefined && /\.(?!html$|mdx?$)[a-z\d]+$/i.test(file);
  return {
    ...dead,
    ...(isFile ? { message: `Dead link: there is no file “${href}” in the public folder.` } : {}),
    ...suggested(
      prefix + asWritten(address.path),
      paths,
      isFile ? 'Add the file, or correct the link.' : 'Create the page, or correct the link.',
    ),
  };
}

/** A path as a link must say it: `a%20b` would be read as “a b”. */
function asWritten(routePath: string): string {
  return decodePath(routePath) === routePath ? routePath : routePath.replaceAll('%', '%25');
}

/** Advice, and what was meant where that is likely. */
function suggested(name: string, known: string[], otherwise: string): Pick<Problem, 'advice' | 'meant'> {
  const meant = nearest(name, known);
  return { advice: didYouMean(name, known, otherwise), ...(meant === undefined ? {} : { meant }) };
}

/** The file of the public folder at a path of the site, without base, encoded or not; `undefined` if there is none. */
export function publicFile({ publicDir }: ResolvedSite, urlPath: string): string | undefined {
  const file = path.join(publicDir, path.resolve('/', decodePath(urlPath)));
  try {
    return statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined; // none, a link in a circle, or a name that no file can have
  }
}
