import { loadNavigation, navigationFile, type ResolvedSite, siteLinks } from 'docs-site-engine/node';
import type { Changes } from './changes.ts';
import { NavigationEditor } from './editNavigation.ts';
import { editRedirects } from './editRedirects.ts';
import { editTranslations } from './editTranslations.ts';
import { configPath, fileOfPage, filesOfPage, isCommitted, refusePath } from './pageFiles.ts';
import { type DanglingLink, rewriteLinks } from './rewriteLinks.ts';
import {
  isListed,
  likelySection,
  navigationTexts,
  sectionNamed,
  sectionsFor,
  sidebarOf,
} from './sections.ts';

/** What is planned for a page. */
export interface PageMove {
  version: string;
  /** Route path of the page. */
  from: string;
  /** Its new path. */
  to: string;
  /** Section of the sidebar. Default: the same as before, or that of the pages of the new folder. */
  section?: string | undefined;
}

/** Plans all changes that let a page stand elsewhere. @returns what is left to do by hand */
export async function planMove(site: ResolvedSite, changes: Changes, move: PageMove): Promise<string[]> {
  const { version, to } = move;
  const { files, others } = await filesOfPage(site, version, move.from);
  const [{ file: original, routePath: from }] = files;
  refuseFixed(from);
  const refused = from === to ? `The page is already there: ${from}` : refusePath(site, others, to);
  if (refused) throw new Error(refused);
  const moves = new Map(
    files.map(({ file, lang }) => [
      file,
      fileOfPage(site, { version, lang, routePath: to }, /\.mdx?$/.exec(file)?.[0]),
    ]),
  );
  const isKnown = isCommitted(site.root, original);
  for (const [old, now] of moves) changes.move(old, now);
  rewriteLinks(site, changes, { version, from, to, keepsHashes: true }, await siteLinks(site), moves);
  await editTranslations(site, changes, moves);
  const left = await moveInNavigation(site, changes, { ...move, from });
  const addresses = { from: { version, path: from }, to: { version, path: to }, isKnown };
  if (!(await editRedirects(site, changes, addresses)))
    left.push(`Add '${from}': '${to}' to “redirects” of the site configuration.`);
  return left;
}

/** What is planned for a page that goes. */
export interface PageRemoval {
  version: string;
  /** Route path of the page. */
  path: string;
  /** Where its links and its address lead from now on. Default: nowhere, so that there may be no links. */
  redirect?: string | undefined;
}

/**
 * Plans all changes that remove a page.
 * @returns the links that would lead nowhere, which must not be, and what is left to do by hand
 */
export async function planRemoval(
  site: ResolvedSite,
  changes: Changes,
  { version, path, redirect }: PageRemoval,
): Promise<{ dangling: DanglingLink[]; left: string[] }> {
  const { files } = await filesOfPage(site, version, path);
  const [{ file: original, routePath: from }] = files;
  refuseFixed(from);
  const target = redirect === undefined ? undefined : await readTarget(site, { version, from, redirect });
  const isKnown = isCommitted(site.root, original);
  for (const { file } of files) changes.remove(file);
  const page = { version, from, keepsHashes: false, ...(target === undefined ? {} : { to: target }) };
  const dangling = rewriteLinks(site, changes, page, await siteLinks(site));
  await editTranslations(site, changes);
  const left: string[] = [];
  if (changes.has(navigationFile(site, version))) {
    const isDone = await new NavigationEditor(site, changes, version).remove(from);
    if (!isDone) left.push(`Remove '${from}' from the navigation.`);
  }
  const to = target === undefined ? {} : { to: { version, path: target } };
  if (!(await editRedirects(site, changes, { from: { version, path: from }, isKnown, ...to })))
    left.push(`Correct “redirects” of the site configuration: ${from} is gone.`);
  if (isKnown && target === undefined) {
    const address = configPath(site.space, { version, path: from });
    left.push(`Readers who know ${address} find nothing there any more; --redirect would lead them on.`);
  }
  return { dangling, left };
}

async function readTarget(
  site: ResolvedSite,
  { version, from, redirect }: { version: string; from: string; redirect: string },
): Promise<string> {
  const [path = '', hash] = redirect.split('#');
  const { files } = await filesOfPage(site, version, path);
  if (files[0].routePath === from) throw new Error('The page cannot lead to itself.');
  return files[0].routePath + (hash === undefined ? '' : `#${hash}`);
}

function refuseFixed(path: string): void {
  if (path === '/' || path === '/404') throw new Error(`“${path}” is a page that every site has; it stays.`);
}

async function moveInNavigation(
  site: ResolvedSite,
  changes: Changes,
  { version, from, to, section }: PageMove,
): Promise<string[]> {
  if (!changes.has(navigationFile(site, version))) return [];
  const load = async () => (await loadNavigation(site, version, changes.read)).loaded;
  const { navigation, displayFile = '' } = await load();
  const textOf = await navigationTexts(site);
  if (section !== undefined) sectionNamed(sectionsFor(navigation, to, textOf), section);
  const editor = new NavigationEditor(site, changes, version);
  const staysInSidebar = sidebarOf(navigation, from) === sidebarOf(navigation, to);
  if (section === undefined && staysInSidebar && (await editor.replace(from, to))) return [];
  const isDone = (await editor.replace(from, to, { menu: true })) && (await editor.remove(from));
  if (!isDone) return [`Write '${to}' instead of '${from}' in ${displayFile}.`];
  if (!isListed(navigation, from)) return [];
  const sections = sectionsFor((await load()).navigation, to, textOf);
  const wanted = section === undefined ? likelySection(sections, to) : sectionNamed(sections, section);
  // where a list makes all its links alike, the page cannot be in it
  for (const chosen of new Set(wanted ? [wanted, ...sections] : sections)) {
    const after = chosen.links.at(-1);
    if (after === undefined || !(await editor.add(after, to))) continue;
    return chosen === wanted
      ? []
      : [`See in ${displayFile} whether “${chosen.title}” is the right place for it.`];
  }
  return [`Add '${to}' to a sidebar in ${displayFile}.`];
}
