/** `npm run bench -- migration`. See `USAGE`. */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fixSite } from '../packages/migrate/src/fixPages.ts';
import { migrateSite } from '../packages/migrate/src/migrateSite.ts';
import { newConfig } from '../packages/migrate/src/newConfig.ts';
import { readSite } from '../packages/migrate/src/sourceSettings.ts';
import {
  findSite,
  isTool,
  languageFiles,
  listSource,
  type Tool,
} from '../packages/migrate/src/sourceSite.ts';
import { readCommandLine, runCommand, UsageError } from '../src/node/base/commandLine.ts';
import { writeOutput } from '../src/node/base/files.ts';
import { dedupeProblems, formatLocation, type Problem } from '../src/node/base/problems.ts';
import { checkSite } from '../src/node/commands/check/checkSite.ts';
import { resolveSite } from '../src/node/config/resolveSite.ts';
import { figure, formatTable } from './table.ts';
import { inTemporaryFolder } from './temporaryFolder.ts';

const USAGE = `Usage: npm run bench -- migration vitepress|rspress <folder>
Measures how many pages of a VitePress or Rspress site build unchanged and after "docs migrate", and lists the remaining
errors. The folder is the one with the pages, or its parent. It is not changed.`;

/** Kinds of problems to print. */
const SHOWN = 15;

/** The result of checking a site. */
interface Outcome {
  /** Number of distinct pages. */
  pages: number;
  errors: Problem[];
  /** Warnings, which writers have to review. */
  listed: Problem[];
}

/** Returns the pages at the paths that the engine expects, otherwise unchanged. */
async function unconverted(tool: Tool, oldSite: string, root: string): Promise<Outcome> {
  const { source, settings } = await readSite(tool, findSite(tool, oldSite), []);
  const languages = source.languages.map(({ lang, folder }) => ({
    lang: lang === 'root' ? 'en' : lang,
    folder,
  }));
  const copy = (from: string, names: readonly string[], to: string) => {
    for (const name of names) {
      const target = path.join(root, to, name);
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(path.join(from, name), target);
    }
  };
  for (const { lang, folder } of languages)
    copy(path.join(source.folder, folder), languageFiles(source, folder), `docs/${lang}`);
  if (!languages.some(({ folder }) => folder === '')) copy(source.folder, languageFiles(source, ''), 'docs');
  const publicDir = [path.join(source.folder, 'public'), path.join(source.folder, '../public')].find(
    existsSync,
  );
  if (publicDir !== undefined) copy(publicDir, listSource(publicDir), 'public');
  const needs = { components: new Map(), hosts: new Set<string>(), keys: new Set<string>() };
  const config = newConfig({ tool, settings, languages, needs, keys: [] }, []);
  return summarize(await checkSite(resolveSite(config, root)));
}

async function migrated(tool: Tool, oldSite: string, root: string): Promise<Outcome> {
  const { files, copies, config, manualChanges: leftovers } = await migrateSite(tool, oldSite);
  const write = (name: string, content: string | Uint8Array) => writeOutput(path.join(root, name), content);
  for (const [name, content] of [...Object.entries(files), ...copies]) write(name, content);
  const site = resolveSite(config, root);
  const problems = await fixSite(site, files, write);
  // fragments of the migrated site aren't pages
  const { pages } = await checkSite(site);
  return summarize({ pages, problems: [...leftovers, ...problems] });
}

function summarize({ pages, problems }: { pages: number; problems: readonly Problem[] }): Outcome {
  const all = dedupeProblems(problems);
  return {
    pages,
    errors: all.filter(({ severity }) => severity === 'error'),
    listed: all.filter(({ severity }) => severity === 'warning'),
  };
}

function row(name: string, { pages, errors }: Outcome): string[] {
  const broken = new Set(errors.map(({ file }) => file).filter((file) => /\.mdx?$/.test(file))).size;
  const good = pages - broken;
  const share = pages === 0 ? '–' : `${figure((100 * good) / pages, 1)} %`;
  return [name, String(pages), String(good), share, String(errors.length)];
}

/** Groups messages by kind, ignoring quoted text. */
function kinds(problems: readonly Problem[]): string[][] {
  const groups = Map.groupBy(problems, ({ message }) =>
    message
      .replace(/"[^"]*"|`[^`]*`|<[^>]*>|:?[\w-]+="[^"]*"/g, '…')
      .replace(/\S+\/\S+/g, '…')
      .slice(0, 80),
  );
  const rows = [...groups].sort(([, one], [, other]) => other.length - one.length);
  const lines = rows.slice(0, SHOWN).map(([message, group]) => {
    const [first] = group;
    const files = new Set(group.map(({ file }) => file)).size;
    return [message, String(group.length), String(files), first ? formatLocation(first) : ''];
  });
  const others = rows.slice(SHOWN).flatMap(([, group]) => group);
  return others.length === 0 ? lines : [...lines, ['others', String(others.length), '', '']];
}

await runCommand(USAGE, async () => {
  const [tool = '', oldSite] = readCommandLine(USAGE, {}, { maxArguments: 2 }).positionals;
  if (!isTool(tool)) throw new UsageError('Write "vitepress" or "rspress", and the folder of its pages.');
  if (oldSite === undefined || !existsSync(oldSite))
    throw new UsageError(`"${oldSite ?? ''}" is not a folder with pages.`);
  const folder = path.resolve(oldSite);
  const before = await inTemporaryFolder((root) => unconverted(tool, folder, root));
  const after = await inTemporaryFolder((root) => migrated(tool, folder, root));
  const header = ['', 'pages', 'without errors', 'share', 'errors'];
  console.log(`\n${formatTable(header, [row('unchanged', before), row('after migrate', after)])}`);
  const remaining = [
    ['remaining errors', after.errors],
    ['changed or to check by hand', after.listed],
  ] as const;
  for (const [title, problems] of remaining)
    console.log(
      problems.length === 0
        ? `\n${title}: none`
        : `\n${formatTable([title, 'places', 'files', 'the first'], kinds(problems))}`,
    );
  return 0;
});
