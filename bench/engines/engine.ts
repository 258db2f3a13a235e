import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { type Corpus, type CorpusOptions, makeCorpus } from '../corpus/corpus.ts';
import type { Lang } from '../corpus/words.ts';
import { writeTexts } from '../files.ts';

/** Builds a site from a corpus. All paths are relative to the folder of the site. */
export interface Engine {
  name: string;
  /** Packages to install for the site, with exact versions. Default: none. */
  packages?: Readonly<Record<string, string>>;
  /** The file of a page, by language and route. */
  file: (lang: Lang, route: string) => string;
  /** Converts the Markdown of a page. Default: unchanged. */
  page?: (markdown: string) => string;
  /** All other files, with their contents. */
  config: (corpus: Corpus) => Record<string, string>;
  /** The command that builds the site: a script, and its arguments. */
  build: readonly string[];
  /** The command that starts the dev server on a port. */
  dev: (port: number) => readonly string[];
  /** Folder of the built site. */
  output: string;
  /** Cache folders that persist between builds. */
  caches: readonly string[];
}

/** Returns all files of the site of a corpus, with their contents. */
export function siteFiles(engine: Engine, corpus: Corpus): Record<string, string> {
  const { packages = {}, page = (markdown) => markdown } = engine;
  const manifest = { private: true, type: 'module', dependencies: packages };
  return {
    'package.json': `${JSON.stringify(manifest)}\n`,
    ...engine.config(corpus),
    ...Object.fromEntries(
      corpus.pages.map(({ lang, path: route, text }) => [engine.file(lang, route), page(text)]),
    ),
  };
}

/** Writes the site of a corpus into an empty folder, and installs its engine there. */
export function writeSite(engine: Engine, folder: string, options: CorpusOptions): void {
  writeTexts(folder, siteFiles(engine, makeCorpus(options)));
  if (!engine.packages) return;
  const install = ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', [...install, '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Makes the next build a cold build. */
export function deleteCache({ caches, output }: Engine, folder: string): void {
  for (const name of [...caches, output]) rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** Returns the name of a page's file without its extension: `/index` for `/`. */
export function fileName(route: string): string {
  return route.replace(/\/$/, '/index');
}
