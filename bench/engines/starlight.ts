import { CORPUS_LANGUAGES, CORPUS_TITLE, type Corpus } from '../corpus/corpus.ts';
import peers from '../peers.json' with { type: 'json' };
import { type Engine, fileName } from './engine.ts';

const packages = peers.install.starlight;
const program = 'node_modules/astro/bin/astro.mjs';

/** Starlight, with its search by Pagefind. */
export const STARLIGHT: Engine = {
  name: `Starlight ${packages['@astrojs/starlight']}`,
  packages,
  file: (lang, route) => `src/content/docs${lang === 'en' ? '' : `/${lang}`}${fileName(route)}.md`,
  // titles come from the frontmatter, heading ids from the text, and titles of callouts are in brackets
  page: (markdown) =>
    markdown
      .replace(/^# .*\n\n/m, '')
      .replace(/^(## .*) \{#.+\}$/gm, '$1')
      .replace(/^:::(\w+) (.+)$/gm, ':::$1[$2]'),
  config: (corpus) => {
    const locales = CORPUS_LANGUAGES.map(({ lang, label }) => [
      lang === 'en' ? 'root' : lang,
      { label, lang },
    ]);
    const options = { title: CORPUS_TITLE, locales: Object.fromEntries(locales), sidebar: sidebar(corpus) };
    return {
      'astro.config.mjs': `import starlight from '@astrojs/starlight';

export default { site: 'https://example.com', integrations: [starlight(${JSON.stringify(options, null, 2)})] };
`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    };
  },
  build: [program, 'build'],
  dev: (port) => [program, 'dev', '--port', String(port), '--host', '127.0.0.1'],
  output: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
};

/** One sidebar for the whole site, with collapsed groups; its titles are those of the pages. */
function sidebar({ groups }: Corpus): object[] {
  return [
    'index',
    ...groups.map(({ text, routes }) => ({
      label: text.en,
      translations: { zh: text.zh },
      collapsed: true,
      items: routes.map(({ path }) => path.slice(1)),
    })),
  ].map((entry) => (typeof entry === 'string' ? { slug: entry } : entry));
}
