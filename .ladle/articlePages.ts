import path from 'node:path';
import type { Plugin } from 'vite';
import { hasErrors, ProblemsError } from '../src/node/base/problems.ts';
import { resolveSite } from '../src/node/config/resolveSite.ts';
import type { Parsed } from '../src/node/content/page.ts';
import { discoverPages } from '../src/node/content/read/discover.ts';
import { allArticleStrings, loadStrings, readLocales } from '../src/node/i18n/loadStrings.ts';
import { PagePipeline } from '../src/node/pipeline/pagePipeline.ts';
import { WorkerPool } from '../src/node/pipeline/pool.ts';
import { withBase } from '../src/shared/routes.ts';

/** Pages are imported as `page.mdx?article`: without a query, Ladle's own MDX plugin would process them. */
const QUERY = '?article';

const root = path.resolve(import.meta.dirname, '..');

/** The site whose pages stories show: its pages contain every element. */
const site = resolveSite(
  { title: 'Elements', languages: ['en', 'zh'].map((lang) => ({ lang, label: lang })) },
  path.join(root, 'e2e/fixtures/elements'),
);

/**
 * Compiles pages for stories with the same pipeline as builds and the dev server. `articlePage.d.ts` describes the
 * exports of their modules.
 */
export function articlePages(): Plugin {
  const pool = new WorkerPool(site, 1);
  return {
    name: 'article-pages',
    async load(id) {
      if (!id.endsWith(QUERY)) return;
      const { sources } = discoverPages(site);
      const source = sources.find(({ file }) => file + QUERY === id);
      if (!source) throw new Error(`${id} is not a page of ${site.docsDir}.`);
      const { strings } = await loadStrings(site);
      const page = await new PagePipeline(site, allArticleStrings(strings), pool, false).compile(source);
      const locales = readLocales(site, source.lang).map(({ file }) => file);
      for (const file of [source.file, ...page.dependencies, ...locales]) this.addWatchFile(file);
      if (hasErrors(page.problems)) throw new ProblemsError(page.problems);
      return { code: pageModule(page), map: null };
    },
    closeBundle: () => pool.close(),
  };
}

/** Returns the page's component; HTML and links for its tokens; and the URLs that Vite gives its images. */
function pageModule({ code, html, links, assets }: Parsed): string {
  const imports = assets.map(
    ({ source }, index) => `import asset${index} from ${JSON.stringify(`${source}?url`)};`,
  );
  const imageUrls = assets.map(
    ({ output }, index) => `[${JSON.stringify(withBase(site.space.base, `/${output}`))}, asset${index}]`,
  );
  return [
    "import { Fragment } from 'react';",
    `import { elementAt } from ${JSON.stringify(path.join(root, 'src/node/render/locatedElement.ts'))};`,
    ...imports,
    `const run = function () { ${code} };`,
    'export default run({ Fragment, jsxDEV: elementAt }).default;',
    `export const html = ${JSON.stringify(html)};`,
    `export const links = ${JSON.stringify(links.map(({ href }) => href))};`,
    `export const imageUrls = new Map([${imageUrls.join()}]);`,
  ].join('\n');
}
