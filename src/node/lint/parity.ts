import escapeStringRegexp from 'escape-string-regexp';
import { routeKey } from '../../shared/routes.ts';
import { formatCommand, formatLocation, hasErrors, type Problem } from '../base/problems.ts';
import type { PagePart } from '../content/page.ts';
import type { SiteModel, SiteRoute } from '../site/siteModel.ts';

/**
 * Maximum number of differences of a language to report individually. More are reported as one line with their number.
 */
const MAX_DIFFERENCES = 12;

/**
 * Reports the result of {@link findDifferences}, with one line for new languages and rewritten pages.
 *
 * @param routes those to compare with each other. Default: all
 */
export function checkParity(model: SiteModel, routes: readonly SiteRoute[] = model.routes): Problem[] {
  const languageFolder = languageFolders(model);
  const byFolder = Map.groupBy(findDifferences(model, routes), ({ file }) => languageFolder(file));
  return [...byFolder].flatMap(([folder, problems]): Problem[] => {
    if (problems.length <= MAX_DIFFERENCES) return problems;
    const files = new Set(problems.map(({ file }) => file));
    const [page = ''] = files;
    const [location, subject] = files.size === 1 ? [page, 'this page'] : [folder, `${files.size} pages`];
    const message = `${problems.length} differences between ${subject} and the first language.`;
    const advice = `Run "${formatCommand('check', `--differences ${location}`)}" to list them.`;
    return [{ severity: 'warning', code: 'parity', file: location, message, advice }];
  });
}

/** Returns a function that maps a page's file to its language folder: `docs/ja` for `docs/ja/guide/start.mdx`. */
function languageFolders({ routes }: SiteModel): (displayFile: string) => string {
  const languages = new Map(routes.map(({ source }) => [source.displayFile, source.lang]));
  return (file) => file.slice(0, file.indexOf(`/${languages.get(file)}/`) + 1) + languages.get(file);
}

/**
 * Compares the structure of each page with its original in the first language: headings with their ids (so that an
 * anchor survives switching the language), code, links, images, sizes of tables and components.
 *
 * @param routes those to compare with each other. Default: all
 */
export function findDifferences(model: SiteModel, routes: readonly SiteRoute[] = model.routes): Problem[] {
  const [defaultLang] = model.site.space.languages;
  const originals = new Map<string, SiteRoute>();
  const key = ({ version, routePath }: SiteRoute) => `${version} ${routeKey(routePath)}`;
  const names = createDescriber(model.site.space.languages);
  for (const route of routes) if (route.lang === defaultLang) originals.set(key(route), route);
  return routes.flatMap((route): Problem[] => {
    const original = originals.get(key(route));
    if (route.lang === defaultLang || route.source.lang !== route.lang || !original) return [];
    if (original.source.lang !== defaultLang) return [];
    if (hasErrors(route.summary.problems) || hasErrors(original.summary.problems)) return [];
    return comparePages(names, original, route);
  });
}

function comparePages(names: Describe, original: SiteRoute, translation: SiteRoute): Problem[] {
  const both = [translation.summary.structure, original.summary.structure];
  // generated ids of titles differ between languages; explicit ones are compared
  const areTitlesText = both.every((parts) => parts.some(([kind]) => kind === 'title'));
  const [ours = [], theirs = []] = both.map((parts) =>
    areTitlesText ? parts.filter(([kind]) => kind !== 'title') : parts,
  );
  return [
    ...surplus(theirs, ours, names).map((part) => {
      const sourceLocation = formatLocation({ file: original.source.displayFile, ...partLine(part) });
      const line = lineBefore(part, theirs, ours, names);
      return problem(
        translation,
        line,
        `The ${names(part)} in ${sourceLocation} is missing here.`,
        adviceFor(part),
      );
    }),
    ...surplus(ours, theirs, names).map((part) =>
      problem(
        translation,
        part[2],
        `${original.source.displayFile} does not contain this ${names(part)}.`,
        adviceFor(part),
      ),
    ),
  ].sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

/**
 * Returns the parts of one page that the other lacks. A part that occurs twice must occur twice in both, except for
 * links.
 */
function surplus(parts: readonly PagePart[], other: readonly PagePart[], name: Describe): PagePart[] {
  const remaining = new Map<string, number>();
  for (const part of other) remaining.set(name(part), (remaining.get(name(part)) ?? 0) + 1);
  return parts.filter((part) => {
    const count = remaining.get(name(part)) ?? 0;
    // the number of equal links may differ, because languages phrase sentences differently
    if (count > 0 && part[0] !== 'link') remaining.set(name(part), count - 1);
    return count === 0;
  });
}

/** Returns the line in the translation after which a missing part is expected. */
function lineBefore(
  missing: PagePart,
  theirs: readonly PagePart[],
  ours: readonly PagePart[],
  name: Describe,
): number {
  const before = theirs.slice(0, theirs.indexOf(missing)).reverse();
  for (const part of before) {
    const match = ours.find((candidate) => part[0] === 'heading' && name(candidate) === name(part));
    if (match) return match[2];
  }
  return 1;
}

function problem(route: SiteRoute, line: number, message: string, advice: string): Problem {
  const location = line > 0 ? { line } : {};
  return {
    severity: 'warning',
    code: 'parity',
    file: route.source.displayFile,
    ...location,
    message,
    advice,
  };
}

function partLine([, , line]: PagePart): { line?: number } {
  return line > 0 ? { line } : {};
}

const NAMES: Record<PagePart[0], string> = {
  title: 'heading',
  heading: 'heading',
  code: 'code block',
  link: 'link to',
  image: 'image',
  table: 'table of',
  component: 'component',
};

type Describe = (part: PagePart) => string;

/** Describes parts for comparison. The language segment of links is ignored. */
function createDescriber(languages: readonly string[]): Describe {
  const prefixes = languages.map((lang) => escapeStringRegexp(lang)).join('|');
  const language = new RegExp(`/(?:${prefixes})(?:-[a-z]{2,4})?(?=/|$|[?#])`, 'gi');
  return ([kind, value]) =>
    kind === 'link'
      ? `${NAMES.link} ${value.replace(language, '') || '/'}`
      : [NAMES[kind], value].filter(Boolean).join(' ');
}

function adviceFor([kind]: PagePart): string {
  if (kind === 'heading' || kind === 'title')
    return 'Use the same heading ids in all languages: ## Title {#id}.';
  return 'Keep both pages in sync.';
}
