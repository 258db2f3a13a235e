import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { writeOutput } from '../src/node/base/files.ts';
import type { Problem } from '../src/node/base/problems.ts';
import { type ResolvedSite, resolveSite } from '../src/node/config/resolveSite.ts';
import { PageCompiler } from '../src/node/content/compilePage.ts';
import type { PageSource, Parsed, Summary } from '../src/node/content/page.ts';
import { discoverPages } from '../src/node/content/read/discover.ts';
import { allArticleStrings, loadStrings } from '../src/node/i18n/loadStrings.ts';
import { checkParity } from '../src/node/lint/parity.ts';
import { lintRules } from '../src/node/lint/rules.ts';
import { type PreparedSite, prepareSite } from '../src/node/site/prepareSite.ts';
import type { Navigation } from '../src/shared/navigation.ts';
import type { PageData } from '../src/shared/pageData.ts';
import type { SiteConfig } from '../src/shared/siteConfig.ts';

/** Files by path; folders are created as needed. */
export type Files = Record<string, string | Uint8Array>;

/** Returns an empty folder, removed when the current test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) writeOutput(path.join(folder, name), content);
}

/** Returns a site in English and Chinese in its own folder, removed when the current test ends. */
export function temporarySite(files: Files, config: Partial<SiteConfig> = {}): ResolvedSite {
  const root = temporaryFolder();
  writeFiles(root, files);
  const languages = [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ];
  return resolveSite({ title: 'Test', languages, ...config }, root);
}

export async function createCompiler(site: ResolvedSite): Promise<PageCompiler> {
  return new PageCompiler(site, allArticleStrings(await loadTestStrings(site)), lintRules);
}

type Strings = Awaited<ReturnType<typeof loadStrings>>['strings'];

/** The engine's strings, by languages. Cached, because reading them takes as long as compiling a page. */
const engineStrings = new Map<string, Promise<Strings>>();

async function loadTestStrings(site: ResolvedSite): Promise<Strings> {
  const load = async () => (await loadStrings(site)).strings;
  if (existsSync(site.localesDir)) return load();
  const key = site.space.languages.join();
  const strings = engineStrings.get(key) ?? load();
  engineStrings.set(key, strings);
  return structuredClone(await strings);
}

/** Compiles one page of a site; `docs/en/index.mdx` by default. The problems include those of the lint rules. */
export async function compileFile(site: ResolvedSite, displayFile = 'docs/en/index.mdx'): Promise<Parsed> {
  const source = discoverPages(site).sources.find((page) => page.displayFile === displayFile);
  if (!source) throw new Error(`${displayFile} is not a page.`);
  return withLint(await (await createCompiler(site)).compile(source, readFileSync(source.file)));
}

function withLint({ lint = [], ...page }: Parsed): Parsed {
  return { ...page, problems: [...page.problems, ...lint] };
}

/** Compiles a text as a page, in a site with other files. */
export function compileText(
  text: string | Uint8Array,
  { files = {}, ...config }: Partial<SiteConfig> & { files?: Files } = {},
): Promise<Parsed> {
  return compileFile(temporarySite({ ...files, 'docs/en/index.mdx': text }, config));
}

export interface WholeSite extends PreparedSite {
  site: ResolvedSite;
  sources: PageSource[];
  /** All problems that a build would report. */
  allProblems: Problem[];
  pageAt(pagePath: string): PageData;
}

/** Compiles all pages of a site and assembles it, as a build does before rendering. */
export async function prepareWholeSite(files: Files, config: Partial<SiteConfig> = {}): Promise<WholeSite> {
  const site = temporarySite(files, config);
  const compiler = await createCompiler(site);
  const { sources, problems } = discoverPages(site);
  const summaries = new Map<string, Summary>();
  for (const source of sources) {
    summaries.set(source.file, withLint(await compiler.compile(source, readFileSync(source.file))));
  }
  const strings = await loadTestStrings(site);
  const prepared = await prepareSite({ site, sources, summaries, strings, dates: new Map() });
  const pageProblems = [...summaries.values()].flatMap((summary) => summary.problems);
  return {
    ...prepared,
    site,
    sources,
    allProblems: [
      ...problems,
      ...pageProblems,
      ...prepared.problems,
      ...prepared.linkProblems,
      ...checkParity(prepared.model),
    ],
    pageAt: (pagePath) => {
      const match = prepared.pages.find(({ page }) => page.pagePath === pagePath);
      if (!match) throw new Error(`Unknown page: ${pagePath}.`);
      return match.page;
    },
  };
}

/** Returns the text of a `navigation.ts`. */
export function navigationText(navigation: Partial<Navigation>): string {
  return `export default ${JSON.stringify({ nav: [], sidebar: {}, ...navigation }, null, 2)};\n`;
}
