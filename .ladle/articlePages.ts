import path from 'node:path';
import mdx, { type Options } from '@mdx-js/rollup';
import type { VFile } from 'vfile';
import type { Plugin } from 'vite';
import { hasErrors, ProblemsError } from '../src/node/base/problems.ts';
import { type ResolvedSite, resolveSite } from '../src/node/config/resolveSite.ts';
import { mdxOptions } from '../src/node/content/mdx/mdxOptions.ts';
import { emptyFindings, type PageFindings } from '../src/node/content/mdx/pageContext.ts';
import { prepareSource } from '../src/node/content/mdx/prepareSource.ts';
import { readFrontmatter } from '../src/node/content/readFrontmatter.ts';
import { articleStrings, loadStrings } from '../src/node/i18n/loadStrings.ts';
import { withBase } from '../src/shared/routes.ts';

/** Pages are imported as `page.mdx?article`: without a query, Ladle's own MDX plugin would process them. */
const QUERY = '?article';

const LANGUAGES = ['en', 'zh'];

/** Location of a page: `<site>/docs/<lang>/…`. */
interface Place {
  file: string;
  site: ResolvedSite;
  lang: string;
}

function placeOf(file: string): Place {
  const [root = '', rest = ''] = file.split('/docs/');
  const lang = rest.startsWith('zh/') ? 'zh' : 'en';
  const languages = LANGUAGES.map((tag) => ({ lang: tag, label: tag }));
  return { file, site: resolveSite({ title: path.basename(root), languages }, root), lang };
}

/**
 * Pages of a documentation folder for the workbench: `@mdx-js/rollup` with the site's own plugins, so that Markdown is
 * compiled identically. A module exports what the site keeps of a compiled page; see `articlePage.d.ts`.
 */
export function articlePages(): Plugin {
  return {
    name: 'article-pages',
    enforce: 'pre',
    async transform(source, id) {
      if (!id.endsWith(QUERY)) return undefined;
      const place = placeOf(id.slice(0, -QUERY.length));
      const findings = emptyFindings();
      const { body, problems } = readFrontmatter(place.file, source);
      findings.problems.push(...problems);
      const compiled = await mdx(await optionsOf(place, findings)).transform(prepareSource(body), place.file);
      if (hasErrors(findings.problems)) throw new ProblemsError(findings.problems);
      for (const dependency of findings.dependencies) this.addWatchFile(dependency);
      return { code: `${compiled?.code}\n${exportFindings(findings, place.site)}`, map: null };
    },
  };
}

/** The site's options; only the output format is for Vite. */
async function optionsOf({ file, site, lang }: Place, findings: PageFindings): Promise<Options> {
  const { strings, problems } = await loadStrings(site);
  const texts = strings[lang];
  if (texts === undefined) throw new ProblemsError(problems);
  const options = mdxOptions(site, articleStrings(texts), 'mdx');
  const context = { file, displayFile: path.relative(site.root, file), version: '', lang };
  const setPage = () => (_tree: unknown, vfile: VFile) => {
    vfile.data.page = { context, findings };
  };
  return {
    ...options,
    outputFormat: 'program',
    development: false,
    remarkPlugins: [setPage, ...(options.remarkPlugins ?? [])],
  };
}

/** Exports HTML and links for the tokens in the page, and the URLs that Vite gives the images. */
function exportFindings({ html, links, assets }: PageFindings, site: ResolvedSite): string {
  const imports = assets.map(
    ({ source }, index) => `import asset${index} from ${JSON.stringify(`${source}?url`)};`,
  );
  const pictures = assets.map(
    ({ output }, index) => `[${JSON.stringify(withBase(site.space.base, `/${output}`))}, asset${index}]`,
  );
  return [
    ...imports,
    `export const html = ${JSON.stringify(html)};`,
    `export const links = ${JSON.stringify(links.map(({ href }) => href))};`,
    `export const pictures = new Map([${pictures.join()}]);`,
  ].join('\n');
}
