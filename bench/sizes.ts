/** `npm run bench -- sizes`. See `USAGE`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readCommandLine } from '../src/node/base/commandLine.ts';
import { pageFileStem, type RoutesFile, stripBase } from '../src/shared/routes.ts';
import { EXTRA_STYLESHEETS } from '../src/shared/stylesheets.ts';
import { BUDGETS } from './budgets.ts';
import { listFiles } from './files.ts';
import { loadedScripts } from './loadedScripts.ts';
import { formatTable } from './table.ts';

const USAGE = `Usage: npm run bench -- sizes [--dist dist] [--page /guide/start/quick-start] [--check]
Measures how much a page loads in a browser.
  --check  exit with 1 if a budget is exceeded`;

/** Sizes in bytes, after Brotli at maximum quality. Fonts are already compressed. */
type PageSizes = Record<keyof typeof BUDGETS | 'html' | 'interactionScripts', number>;

const LABELS: Record<keyof PageSizes, string> = {
  html: 'HTML of the page, without its styles',
  scriptBeforeLoad: 'scripts before the load event',
  scripts: 'all scripts that load without interaction',
  interactionScripts: 'scripts loaded on first interaction',
  demandScripts: 'engine scripts loaded on demand',
  siteScripts: 'site scripts loaded on demand',
  styles: 'styles of every page',
  extraStyles: 'styles of some pages and on demand',
  fonts: 'all fonts',
};

/** Measures a page of a built site. */
async function pageSizes(dist: string, pagePath: string): Promise<PageSizes> {
  const { base } = JSON.parse(readFileSync(path.join(dist, 'routes.json'), 'utf8')) as RoutesFile;
  const html = readFileSync(path.join(dist, `${pageFileStem(base, pagePath)}.html`), 'utf8');
  const assets = listFiles(path.join(dist, 'assets')).map((file) => path.join(dist, 'assets', file));
  const sum = (pattern: RegExp, measure: (content: Buffer) => number) =>
    assets
      .filter((file) => pattern.test(path.basename(file)))
      .reduce((total, file) => total + measure(readFileSync(file)), 0);
  const total = (files: readonly string[]) =>
    files.reduce((bytes, file) => bytes + compressed(readFileSync(file)), 0);
  const { withoutInteraction, onFirstInteraction } = await loadedScripts(dist, pagePath, base);
  const others = assets.filter((file) => file.endsWith('.js') && !withoutInteraction.includes(file));
  const extra = `(${EXTRA_STYLESHEETS.join('|')})\\.`;
  return {
    html: compressed(html.replace(stylesIn(html), '')),
    scriptBeforeLoad: readScripts(html, base, dist).reduce((total, script) => total + compressed(script), 0),
    scripts: total(withoutInteraction),
    interactionScripts: total(onFirstInteraction),
    demandScripts: total(others.filter((file) => !isSiteChunk(file))),
    siteScripts: total(others.filter(isSiteChunk)),
    styles: compressed(stylesIn(html)),
    extraStyles: sum(new RegExp(`^${extra}.*css$`), compressed),
    fonts: sum(/\.woff2$/, ({ length }) => length),
  };
}

/** Whether a file is a chunk of the site's code: its name starts with `island-` or contains a path (`_`). */
function isSiteChunk(file: string): boolean {
  const name = path.basename(file);
  return name.startsWith('island-') || name.includes('_');
}

/** Returns the keys of the sizes that exceed their budget. */
function exceeded(sizes: PageSizes): (keyof typeof BUDGETS)[] {
  return (Object.keys(BUDGETS) as (keyof typeof BUDGETS)[]).filter((name) => sizes[name] > BUDGETS[name]);
}

function hasBudget(name: keyof PageSizes): name is keyof typeof BUDGETS {
  return name in BUDGETS;
}

/** Returns the styles that are inlined in the page. */
function stylesIn(html: string): string {
  const [, css = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? [];
  return css;
}

/** Returns the content of every script of a page, external or inline; data blocks are left out. */
function readScripts(html: string, base: string, dist: string): (string | Buffer)[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/ type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, attributes = '', inline = '']) => {
      const [, src] = /\ssrc="([^"]+)"/.exec(attributes) ?? [];
      return src === undefined ? inline : readFileSync(path.join(dist, stripBase(base, src) ?? src));
    });
}

function compressed(content: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params }).length;
}

async function main(): Promise<void> {
  const { values } = readCommandLine(USAGE, {
    dist: { type: 'string' },
    page: { type: 'string', default: '/guide/start/quick-start' },
    check: { type: 'boolean' },
  });
  const dist = path.resolve(values.dist ?? path.join(import.meta.dirname, '../dist'));
  const { page } = values;
  if (!existsSync(path.join(dist, 'routes.json'))) {
    console.error(`There is no built site in ${dist}. Run "npm run build" first.`);
    process.exit(1);
  }
  const sizes = await pageSizes(dist, page);
  const tooLarge = exceeded(sizes);
  const rows = (Object.keys(LABELS) as (keyof PageSizes)[]).map((name) => {
    const budget = hasBudget(name) ? BUDGETS[name] : undefined;
    const verdict = hasBudget(name) && tooLarge.includes(name) ? 'too large' : '';
    return [LABELS[name], kilobytes(sizes[name]), budget === undefined ? '–' : kilobytes(budget), verdict];
  });
  console.log(
    `${page}, in KB of 1,000 bytes, compressed\n\n${formatTable(['', 'size', 'budget', ''], rows)}`,
  );
  if (values.check && tooLarge.length > 0) process.exitCode = 1;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

await main();
