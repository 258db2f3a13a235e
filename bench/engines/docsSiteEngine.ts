import path from 'node:path';
import type { Navigation } from '../../src/shared/navigation.ts';
import { ENGINE_PACKAGE, ensurePackage } from '../../tools/package/ensurePackage.ts';
import { CORPUS_LANGUAGES, CORPUS_TITLE, type Corpus } from '../corpus/corpus.ts';
import { type Engine, fileName } from './engine.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Returns the packaged engine: compiled, with prebuilt bundles. */
export async function packagedEngine(): Promise<Engine> {
  await ensurePackage();
  return createEngine(path.join(ENGINE_PACKAGE, 'lib/node/commands/docs.js'));
}

/** This engine from the repository's sources: it bundles the shell for each site. */
export const SOURCE_ENGINE = createEngine(path.join(ROOT, 'src/node/commands/docs.ts'));

function createEngine(docs: string): Engine {
  return {
    name: 'this engine',
    file: (lang, route) => `docs/${lang}${fileName(route)}.mdx`,
    config: (corpus) => ({
      'docs/navigation.ts': `export default ${JSON.stringify(navigation(corpus), null, 2)};\n`,
      'site.config.mjs': `export default ${JSON.stringify(SITE, null, 2)};\n`,
    }),
    build: [docs, 'build'],
    dev: (port) => [docs, 'dev', '--port', String(port), '--host', '127.0.0.1'],
    output: 'dist',
    caches: ['node_modules'],
  };
}

const SITE = { title: CORPUS_TITLE, siteUrl: 'https://example.com', languages: CORPUS_LANGUAGES };

/** One sidebar for the whole site, with collapsed groups. */
function navigation({ home, groups }: Corpus): Navigation {
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
