import { isDeepStrictEqual } from 'node:util';
import { importFresh, type ResolvedSite, type SiteConfig, siteConfigFile } from 'docs-site-engine/node';
import type { Changes } from './changes.ts';
import { configPath, linksTo, type PagePath, splitLink } from './pageFiles.ts';
import {
  applyEdits,
  type Edit,
  findProperties,
  insertAfter,
  removeElement,
  stringValue,
} from './textEdits.ts';

/** The old path of a page. */
export interface OldAddress {
  from: PagePath;
  /** The redirect's target: a page, optionally with a hash. Absent without a redirect. */
  to?: PagePath;
  /** Whether the path may have been published. */
  isPublished: boolean;
}

/**
 * Redirects old paths: adds a redirect to the site's configuration, and updates existing redirects to the page.
 * @returns whether that succeeded; if not, the file is unchanged
 */
export async function editRedirects(
  site: ResolvedSite,
  changes: Changes,
  address: OldAddress,
): Promise<boolean> {
  const file = siteConfigFile(site.root);
  if (file === undefined) return false; // the configuration is the argument of `pluginDocs`
  const text = changes.text(file);
  const run = async (content: string): Promise<SiteConfig | undefined> => {
    const read = (name: string) => (name === file ? Buffer.from(content) : changes.read(name));
    try {
      return (await importFresh(file, read)).default as SiteConfig | undefined;
    } catch {
      return undefined; // the edit isn't valid syntax
    }
  };
  const before = await run(text);
  const { redirects = {}, ...rest } = before ?? {};
  const newRedirects = updateRedirects(site, redirects, address);
  if (isDeepStrictEqual(redirects, newRedirects)) return true;
  const entryEdits = Object.entries(redirects).flatMap(([from, to]) =>
    entryEdit(text, from, to, newRedirects[from]),
  );
  const added = Object.entries(newRedirects).find(([from]) => !(from in redirects));
  const last = Object.keys(redirects).findLast((from) => from in newRedirects);
  const attempts = added
    ? insertions(text, last, ...added).map((edit) => [...entryEdits, edit])
    : [entryEdits];
  if (Object.keys(newRedirects).length === 0)
    attempts.unshift(...findProperties(text, 'redirects').map((list) => [removeElement(text, list)]));
  for (const attempt of attempts) {
    const edited = applyEdits(text, attempt);
    const { redirects: editedRedirects = {}, ...others } = (await run(edited)) ?? {};
    if (!isDeepStrictEqual(editedRedirects, newRedirects) || !isDeepStrictEqual(others, rest)) continue;
    changes.write(file, edited);
    return true;
  }
  return false;
}

function updateRedirects(
  { space }: ResolvedSite,
  redirects: Readonly<Record<string, string>>,
  { from, to, isPublished }: OldAddress,
): Record<string, string> {
  const remaining = Object.entries(redirects).flatMap(([old, target]): [string, string][] => {
    if (to && linksTo(space, old, to)) return []; // removes the redirect if the path has a page again
    if (!linksTo(space, target, from)) return [[old, target]];
    if (!to) return [];
    const { prefix, rest } = splitLink(space, target);
    return [[old, prefix + to.path + (to.path.includes('#') ? '' : rest)]];
  });
  const isNew = isPublished && to && !linksTo(space, configPath(space, from), to);
  return Object.fromEntries([
    ...remaining,
    ...(isNew ? [[configPath(space, from), configPath(space, to)]] : []),
  ]);
}

/** Changes or removes the entry of a redirect. */
function entryEdit(text: string, from: string, to: string, newTarget: string | undefined): Edit[] {
  const entry = findProperties(text, from).find(({ value }) => stringValue(value) === to);
  if (newTarget === to || !entry) return [];
  const { start, end } = entry.value;
  const quote = text.charAt(start);
  return [
    newTarget === undefined ? removeElement(text, entry) : { start, end, text: quote + newTarget + quote },
  ];
}

/**
 * Possible edits that add a redirect: after the last one, in an empty `redirects` object, or as a new `redirects` key
 * after `title`.
 */
function insertions(text: string, last: string | undefined, from: string, to: string): Edit[] {
  const entry = (quote: string) => `${quote}${from}${quote}: ${quote}${to}${quote}`;
  if (last !== undefined)
    return findProperties(text, last).map((property) =>
      insertAfter(text, property, entry(text.charAt(property.start))),
    );
  return [
    ...findProperties(text, 'redirects').map(({ value: { start } }) => ({
      ...{ start: start + 1, end: start + 1 },
      text: ` ${entry("'")} `,
    })),
    ...findProperties(text, 'title').map((title) => insertAfter(text, title, `redirects: { ${entry("'")} }`)),
  ];
}
