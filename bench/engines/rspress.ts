import { CORPUS_LANGUAGES, CORPUS_TITLE } from '../corpus/corpus.ts';
import peers from '../peers.json' with { type: 'json' };
import { type Engine, fileName } from './engine.ts';
import { collapsedSidebar } from './sidebar.ts';

const packages = peers.install.rspress;
const program = 'node_modules/@rspress/core/bin/rspress.js';

/** Rspress, with its search in full texts. */
export const RSPRESS: Engine = {
  name: `Rspress ${packages['@rspress/core']}`,
  packages,
  file: (lang, route) => `docs/${lang}${fileName(route)}.mdx`,
  // escapes braces, which are code in MDX
  page: (markdown) => markdown.replace(/^(## .*) (\{#.+\})$/gm, '$1 \\$2'),
  config: (corpus) => {
    const locales = CORPUS_LANGUAGES.map(({ lang, label }) => {
      const prefix = lang === 'en' ? '' : `/${lang}`;
      return {
        lang,
        label,
        title: CORPUS_TITLE,
        sidebar: { [`${prefix}/`]: collapsedSidebar(corpus, lang, prefix) },
      };
    });
    const config = {
      root: 'docs',
      lang: 'en',
      title: CORPUS_TITLE,
      route: { cleanUrls: true },
      search: { codeBlocks: true },
      markdown: { link: { checkDeadLinks: false } },
      themeConfig: { locales },
    };
    return { 'rspress.config.mjs': `export default ${JSON.stringify(config, null, 2)};\n` };
  },
  build: [program, 'build'],
  dev: (port) => [program, 'dev', '--port', String(port), '--host', '127.0.0.1'],
  output: 'doc_build',
  caches: ['node_modules/.cache', 'node_modules/.rspress'],
};
