import { CORPUS_LANGUAGES, CORPUS_TITLE } from '../corpus/corpus.ts';
import peers from '../peers.json' with { type: 'json' };
import { type Engine, fileName } from './engine.ts';
import { collapsedSidebar } from './sidebar.ts';

const packages = peers.install.vitepress;
const program = 'node_modules/vitepress/bin/vitepress.js';

/** VitePress, with its search by MiniSearch. */
export const VITEPRESS: Engine = {
  name: `VitePress ${packages.vitepress}`,
  packages,
  file: (lang, route) => `docs${lang === 'en' ? '' : `/${lang}`}${fileName(route)}.md`,
  config: (corpus) => {
    const locales = CORPUS_LANGUAGES.map(({ lang, label }) => {
      const prefix = lang === 'en' ? '' : `/${lang}`;
      const themeConfig = { sidebar: collapsedSidebar(corpus, lang, prefix) };
      return [lang === 'en' ? 'root' : lang, { label, lang, themeConfig }] as const;
    });
    const config = {
      title: CORPUS_TITLE,
      cleanUrls: true,
      ignoreDeadLinks: true,
      locales: Object.fromEntries(locales),
      themeConfig: { search: { provider: 'local' } },
    };
    return { 'docs/.vitepress/config.mjs': `export default ${JSON.stringify(config, null, 2)};\n` };
  },
  build: [program, 'build', 'docs'],
  dev: (port) => [program, 'dev', 'docs', '--port', String(port), '--host', '127.0.0.1'],
  output: 'docs/.vitepress/dist',
  caches: ['docs/.vitepress/cache'],
};
