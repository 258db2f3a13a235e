import { loadNavigation, navigationFile, type ResolvedSite } from 'docs-site-engine/node';
import type { Changes } from './changes.ts';
import { NavigationEditor } from './editNavigation.ts';
import { editRedirects } from './editRedirects.ts';
import { editTranslations } from './editTranslations.ts';
import { configPath, explainInvalidPath, findPageFiles, isCommitted, newPageFile } from './pageFiles.ts';
import { type DanglingLink, rewriteLinks } from './rewriteLinks.ts';
import {
  findSection,
  findSidebar,
  guessSection,
  isListed,
  navigationTexts,
  sectionsFor,
} from './sections.ts';
import { siteLinks } from './writtenLinks.ts';

/** Plan for moving a page. */
export interface PageMove {
  version: string;
  /** Route path of the page. */
  from: string;
  /** New path of the page. */
  to: string;
  /** Section of the sidebar. Default: the current section, or the section of pages in the new folder. */
  section?: string | undefined;
}

/** Plans all changes that move a page. @returns the remaining manual steps */
export async function planMove(site: ResolvedSite, changes: Changes, move: PageMove): Promise<string[]> {
  const { version, to } = move;
  const { files, others } = await findPageFiles(site, version, move.from);
  const [{ file: original, routePath: from }] = files;
  rejectFixedPages(from);
  const refused =
    from === to ? `The page already has this path: ${from}` : explainInvalidPath(site, others, to);
  if (refused) throw new Error(refused);
  const moves = new Map(
    files.map(({ file, lang }) => [
      file,
      newPageFile(site, { version, lang, routePath: to }, /\.mdx?$/.exec(file)?.[0]),
    ]),
  );
  const isPublished = isCommitted(site.root, original);
  for (const [old, now] of moves) changes.move(old, now);
  rewriteLinks(site, changes, { version, from, to, keepsHashes: true }, await siteLinks(site), moves);
  await editTranslations(site, changes, moves);
  const manualSteps = await moveInNavigation(site, changes, { ...move, from });
  const addresses = { from: { version, path: from }, to: { version, path: to }, isPublished };
  if (!(await editRedirects(site, changes, addresses)))
    manualSteps.push(`Add '${from}': '${to}' to "redirects" in the site configuration.`);
  return manualSteps;
}

/** Plan for removing a page. */
export interface PageRemoval {
  version: string;
  /** Route path of the page. */
  path: string;
  /** New target of links to the page, and of a redirect from its path. Default: none, which requires that no page links to it. */
  redirect?: string | undefined;
}

/**
 * Plans all changes that remove a page.
 * @returns the links that would become dead, which stops the command, and the remaining manual steps
 */
export async function planRemoval(
  site: ResolvedSite,
  changes: Changes,
  { version, path, redirect }: PageRemoval,
): Promise<{ dangling: DanglingLink[]; manualSteps: string[] }> {
  const { files } = await findPageFiles(site, version, path);
  const [{ file: original, routePath: from }] = files;
  rejectFixedPages(from);
  const target = redirect === undefined ? undefined : await readTarget(site, { version, from, redirect });
  const isPublished = isCommitted(site.root, original);
  for (const { file } of files) changes.remove(file);
  const page = { version, from, keepsHashes: false, ...(target === undefined ? {} : { to: target }) };
  const dangling = rewriteLinks(site, changes, page, await siteLinks(site));
  await editTranslations(site, changes);
  const manualSteps: string[] = [];
  if (changes.has(navigationFile(site, version))) {
    const isDone = await new NavigationEditor(site, changes, version).remove(from);
    if (!isDone) manualSteps.push(`Remove '${from}' from the navigation.`);
  }
  const to = target === undefined ? {} : { to: { version, path: target } };
  if (!(await editRedirects(site, changes, { from: { version, path: from }, isPublished, ...to })))
    manualSteps.push(`Update "redirects" in the site configuration: ${from} was removed.`);
  if (isPublished && target === undefined) {
    const oldPath = configPath(site.space, { version, path: from });
    manualSteps.push(`${oldPath} no longer exists. Add --redirect to redirect readers who know it.`);
  }
  return { dangling, manualSteps };
}

async function readTarget(
  site: ResolvedSite,
  { version, from, redirect }: { version: string; from: string; redirect: string },
): Promise<string> {
  const [path = '', hash] = redirect.split('#');
  const { files } = await findPageFiles(site, version, path);
  if (files[0].routePath === from) throw new Error('A page cannot redirect to itself.');
  return files[0].routePath + (hash === undefined ? '' : `#${hash}`);
}

function rejectFixedPages(path: string): void {
  if (path === '/' || path === '/404')
    throw new Error(`"${path}" is a page that every site needs, so it cannot be moved or removed.`);
}

async function moveInNavigation(
  site: ResolvedSite,
  changes: Changes,
  { version, from, to, section }: PageMove,
): Promise<string[]> {
  if (!changes.has(navigationFile(site, version))) return [];
  const load = async () => (await loadNavigation(site, version, changes.read)).loaded;
  const { navigation, displayFile = '' } = await load();
  const resolveText = await navigationTexts(site);
  if (section !== undefined) findSection(sectionsFor(navigation, to, resolveText), section);
  const editor = new NavigationEditor(site, changes, version);
  const staysInSidebar = findSidebar(navigation, from) === findSidebar(navigation, to);
  if (section === undefined && staysInSidebar && (await editor.replace(from, to))) return [];
  const isDone = (await editor.replace(from, to, { menu: true })) && (await editor.remove(from));
  if (!isDone) return [`Write '${to}' instead of '${from}' in ${displayFile}.`];
  if (!isListed(navigation, from)) return [];
  const sections = sectionsFor((await load()).navigation, to, resolveText);
  const target = section === undefined ? guessSection(sections, to) : findSection(sections, section);
  // a list that generates all its links in the same way can't contain the page
  for (const chosen of new Set(target ? [target, ...sections] : sections)) {
    const after = chosen.links.at(-1);
    if (after === undefined || !(await editor.add(after, to))) continue;
    return chosen === target ? [] : [`Check in ${displayFile} that "${chosen.title}" is the right section.`];
  }
  return [`Add '${to}' to a sidebar in ${displayFile}.`];
}
