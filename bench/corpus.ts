/** Generates sites for benchmarks: the same content on every run, with any number of pages. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Navigation } from '../src/shared/navigation.ts';
import { corpusPage } from './corpus/page.ts';
import { type CorpusGroup, type CorpusRoute, corpusRoutes } from './corpus/routes.ts';

/** Markdown per page, in bytes: a typical documentation page. */
const PAGE_BYTES = 6000;

export interface CorpusOptions {
  /** Total of both languages. If it is odd, English gets one more. */
  pages: number;
  /** Approximate Markdown per page, in bytes. Default: {@link PAGE_BYTES}. */
  unit?: number;
}

const plugin = path.resolve(import.meta.dirname, '../src/node/plugin.ts');

/**
 * Writes a complete site: pages in English (`docs/en`) and Chinese (`docs/zh`), the navigation, and the configuration.
 */
export function writeCorpus(folder: string, { pages, unit = PAGE_BYTES }: CorpusOptions): void {
  const { home, groups } = corpusRoutes(Math.ceil(pages / 2));
  const routes = [home, ...groups.flatMap((group) => group.routes)];
  routes.forEach((route, index) => {
    const { en, zh } = corpusPage({ route, others: routes, bytes: unit });
    write(folder, corpusFile('en', route.path), en);
    if (index < Math.floor(pages / 2)) write(folder, corpusFile('zh', route.path), zh);
  });
  write(
    folder,
    'docs/navigation.ts',
    `export default ${JSON.stringify(navigation(home, groups), null, 2)};\n`,
  );
  write(folder, 'rsbuild.config.ts', config);
  write(folder, 'package.json', `${JSON.stringify({ private: true, type: 'module' })}\n`);
}

/** The file of a route, relative to the folder of the corpus. */
export function corpusFile(lang: string, routePath: string): string {
  return `docs/${lang}${routePath.replace(/\/$/, '/index')}.mdx`;
}

/** A route in the middle of a corpus, for opening and editing. */
export function middleRoute(pages: number): string {
  const { home, groups } = corpusRoutes(Math.ceil(pages / 2));
  const routes = groups[Math.floor(groups.length / 2)]?.routes ?? [];
  return (routes[Math.floor(routes.length / 2)] ?? home).path;
}

const config = `import { pluginDocs } from ${JSON.stringify(plugin)};

const languages = [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }];

export default { plugins: [pluginDocs({ title: 'Corpus', siteUrl: 'https://example.com', languages })] };
`;

/** One sidebar for the whole site, with collapsed groups. */
function navigation(home: CorpusRoute, groups: readonly CorpusGroup[]): Navigation {
  const [first] = groups;
  return {
    nav: first ? [{ text: { en: 'Guide', zh: '指南' }, link: first.routes[0]?.path ?? '/' }] : [],
    sidebar: {
      '/': [
        home.path,
        ...groups.map(({ text, routes }) => ({
          text: { ...text },
          collapsed: true,
          items: routes.map((route) => route.path),
        })),
      ],
    },
  };
}

function write(folder: string, file: string, content: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
