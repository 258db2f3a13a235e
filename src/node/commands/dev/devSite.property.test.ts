import { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import en from '../../../../locales/en.json' with { type: 'json' };
import { compileInProcess } from '../../../../testing/compileInProcess.ts';
import { runs } from '../../../../testing/runs.ts';
import { navigationText, temporarySite, writeFiles } from '../../../../testing/temporarySite.ts';
import { dedupeProblems, hasErrors, type Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { Parsed } from '../../content/page.ts';
import { compileSite } from '../../pipeline/compileSite.ts';
import { PageCache } from '../../pipeline/pageCache.ts';
import type { Prepared } from '../../site/prepareSite.ts';
import { type ChangeKind, type DevPage, DevSite } from './devSite.ts';

/** Node's internal process binding, which has no types. */
interface Spawning {
  spawn: () => void;
}

/** Contents of a site's files; `undefined` removes a file. */
type Tree = Record<string, string | undefined>;

const PAGES = ['index', 'a', 'b', 'guide/index', 'guide/c', 'guide/d', '404'];
const LINKS = ['./a.mdx', '/b', '/guide/c#one', './guide/d.mdx', '/guide/'];

const heading = fc.constantFrom('A', 'B', 'A `code`', 'Many *marks*', 'a\\_b', '<Badge>new</Badge> C', '');
const block = fc.oneof(
  fc.constantFrom('Words.', 'Other words.', ':::tip\n\nText.\n\n:::', '<Mystery />'),
  fc.constantFrom('## One', '## Two', '### Three'),
  fc.constantFrom(...LINKS).map((link) => `[link](${link})`),
  fc.constant("import Part from '/shared/part.mdx'\n\n<Part />"),
  fc.constant('```txt file="/code.txt"\n```'),
);
const frontmatter = fc.constantFrom(
  '',
  '---\ntitle: Own\n---\n\n',
  '---\noverview: true\n---\n\n',
  '---\ntitel: Wrong\n---\n\n',
  '---\ntitle: Dated\ndate: 2026-01-01\n---\n\n',
);

/** Returns a page of a file; paths that start with a slash are relative to the documentation folder. */
const pageText = (file: string) =>
  fc.tuple(frontmatter, heading, fc.uniqueArray(block, { maxLength: 4 })).map(([start, title, blocks]) => {
    const up = '../'.repeat(file.split('/').length - 2);
    // the dev server silently shows the last valid page, because its file may still be written
    const body = [...(title ? [`# ${title}`] : []), ...blocks].join('\n\n') || 'Words.';
    return `${start}${body}\n`.replaceAll(/(['"])\/(shared|code)/g, `$1${up}$2`);
  });

const navigation = fc.constantFrom(
  undefined,
  navigationText({
    sidebar: { '/': ['/a', '/b', '/guide/'], '/guide/': ['/guide/', '/guide/c', '/guide/d'] },
  }),
  "import { pages } from './sections.ts';\nexport default { nav: [], sidebar: { '/': pages } };\n",
  'export default { nav: [] sidebar: {} };\n',
);

const texts: Record<string, fc.Arbitrary<string | undefined>> = {
  'docs/navigation.ts': navigation,
  'docs/sections.ts': fc.constantFrom(
    "export const pages = ['/a'];\n",
    "export const pages = ['/b', '/a'];\n",
  ),
  'docs/shared/part.mdx': fc.constantFrom('Part one.\n', '## From a part\n', '<Mystery />\n', undefined),
  'docs/code.txt': fc.constantFrom('code one\n', 'code two\n', undefined),
  'locales/en.json': fc.constantFrom(
    JSON.stringify(en),
    JSON.stringify({ ...en, headingLink: 'To {{heading}}', sidebar: { ...en.sidebar, label: 'Pages' } }),
    '{ "',
    undefined,
  ),
};
for (const lang of ['en', 'zh'])
  for (const page of PAGES) {
    const file = `docs/${lang}/${page}.mdx`;
    texts[file] = fc.option(pageText(file), { nil: undefined, freq: 4 });
  }

const files = Object.keys(texts);
const edit = fc
  .constantFrom(...files)
  .chain((file) => (texts[file] as fc.Arbitrary<string>).map((text): Tree => ({ [file]: text })));
/** As when git switches to another branch. */
const branch = fc.record<Tree>(texts, { requiredKeys: [] });

const step = fc.record({
  changes: fc.oneof({ weight: 3, arbitrary: edit }, { weight: 1, arbitrary: branch }),
  /** How many of the changes are reported together. */
  batch: fc.integer({ min: 1, max: 30 }),
  /** The page to go to afterwards, if any. */
  visit: fc.option(fc.constantFrom('/', '/a', '/b', '/guide/', '/guide/c', '/zh/a', '/zh/guide/', '/none')),
});

/** The visible content of a page. */
function visibleContent({ prepared, compiled }: Pick<DevPage, 'prepared' | 'compiled'>) {
  const { route: _route, siteDataUrl, ...rest } = prepared;
  return { ...rest, siteDataUrl, article: compiled && { html: compiled.html, code: compiled.code } };
}

/** The result of a build with the current files. */
async function buildFresh(site: ResolvedSite) {
  const fresh = { ...site, cacheDir: path.join(site.cacheDir, 'fresh') };
  const {
    prepared,
    compiled,
    options: versionedStrings,
    problems,
  } = await compileSite(fresh, compileInProcess(fresh), new Map(), { lint: true });
  const cache = new PageCache(fresh, versionedStrings);
  const load = ({ route }: Prepared): Parsed | undefined => {
    const key = route && compiled.get(route.source.file)?.key;
    return key === undefined ? undefined : cache.load(key);
  };
  const pageAt = (pagePath: string) => {
    const lang = pagePath.startsWith('/zh') ? 'zh' : 'en';
    const page =
      prepared.pages.find((one) => one.page.pagePath === pagePath) ??
      prepared.pages.find((one) => one.page.routePath === '/404' && one.page.lang === lang);
    if (!page) throw new Error('There is no not-found page.');
    const article = load(page);
    return { prepared: page, ...(article ? { compiled: article } : {}) };
  };
  return {
    at: pageAt,
    problems: dedupeProblems(problems),
    paths: prepared.pages.map(({ page }) => page.pagePath),
  };
}

/** A page in a browser, which reloads when the server reports a change. */
class Tab {
  path = '/';
  page: DevPage | undefined;
  readonly #dev: DevSite;

  constructor(dev: DevSite) {
    this.#dev = dev;
  }

  async visit(pagePath: string): Promise<void> {
    this.path = pagePath;
    const load = async () => (await this.#dev.page(pagePath)) ?? (await this.#dev.notFoundPage(pagePath));
    this.page = await load();
    if (!this.page.incomplete) return;
    await this.page.incomplete;
    this.page = await load();
  }

  async update(pages: 'all' | string[]): Promise<void> {
    if (pages === 'all' || pages.includes(this.path)) await this.visit(this.path);
  }
}

const start: Tree = {
  'docs/en/index.mdx': '# Home\n',
  'docs/en/a.mdx': '# A\n',
  'docs/en/guide/c.mdx': '# C\n\n## One\n',
  'docs/zh/a.mdx': '# 甲\n',
  'locales/en.json': JSON.stringify(en),
};

function apply(site: ResolvedSite, before: Tree, changes: Tree): [string, ChangeKind][] {
  return Object.entries(changes).flatMap(([file, text]): [string, ChangeKind][] => {
    if (text === before[file]) return [];
    const absolute = path.join(site.root, file);
    if (text === undefined) rmSync(absolute);
    else writeFiles(site.root, { [file]: text });
    return [[absolute, text === undefined ? 'unlink' : before[file] === undefined ? 'add' : 'change']];
  });
}

it('after any sequence of edits and branch switches, the open page equals the built one', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true); // progress
  // the files aren't in a repository, so calling git would be a waste of time
  vi.spyOn(ChildProcess.prototype as unknown as Spawning, 'spawn').mockImplementation(() => {
    throw new Error('There is no git.');
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const site = temporarySite(start as Record<string, string>, { frontmatter: ['date'] });
      const dev = new DevSite(site, compileInProcess(site));
      const tab = new Tab(dev);
      await tab.visit('/');
      let tree = start;
      let build: Awaited<ReturnType<typeof buildFresh>> | undefined;
      for (const { changes, batch, visit } of steps) {
        const events = apply(site, tree, changes);
        tree = { ...tree, ...changes };
        while (events.length > 0) await tab.update(await dev.handleChanges(new Map(events.splice(0, batch))));
        if (visit) await tab.visit(visit);
        build = await buildFresh(site);
        const expected = build.at(tab.path);
        const { pages } = await dev.problems();
        if (hasErrors(expected.compiled?.problems ?? []))
          expect(hasErrors(pages.get(expected.prepared.page.pagePath) ?? [])).toBe(true);
        else expect(tab.page && visibleContent(tab.page)).toEqual(visibleContent(expected));
      }
      const { paths, problems } = build ?? (await buildFresh(site));
      for (const pagePath of paths) await dev.page(pagePath);
      const devProblems = await dev.problems();
      const inDev = dedupeProblems([...devProblems.site, ...[...devProblems.pages.values()].flat()]);
      // builds summarize many differences between languages, and the dev server shows each on its page
      const isSummarized = problems.some(({ code, line }) => code === 'parity' && line === undefined);
      const comparable = (all: readonly Problem[]) =>
        all
          .filter(({ code }) => !(isSummarized && code === 'parity'))
          .map(formatProblem)
          .sort();
      expect(comparable(inDev)).toEqual(comparable(problems));
    }),
    { numRuns: runs(20, 4) },
  );
});

function formatProblem({ file, line, message }: { file: string; line?: number; message: string }): string {
  return `${file}:${line} ${message}`;
}
