import type { Browser, Page } from '@playwright/test';
import fc from 'fast-check';
import { DevServer, RESTART_ERRORS } from '../support/devServer.ts';
import { buildOrThrow } from '../support/siteProcess.ts';
import { type Files, type TemporarySite, writeSite } from '../support/temporarySite.ts';
import { expect, ready, test } from '../support/test.ts';

/** The files of a site's content and configuration; `undefined` removes one. */
type Tree = Record<string, string | undefined>;

const configuration = (title: string) =>
  `export default { title: '${title}', languages: [{ lang: 'en', label: 'English' }] };\n`;

const start: Tree = {
  'site.config.ts': configuration('Small'),
  'docs/en/index.mdx': '# Home\n\n## One\n\nWords.\n',
  'docs/en/a.mdx': '# A\n\nWords.\n',
  'docs/en/guide/b.mdx': "import Part from '../../shared/part.mdx'\n\n# B\n\n<Part />\n",
  'docs/shared/part.mdx': 'The part.\n',
};

const words = fc.constantFrom('Words.', 'Other words.', '## One\n\nText.', '[home](/)', '```ts\nlet a;\n```');
const page = fc.tuple(
  fc.constantFrom('A', 'B', 'C `code`', 'D\\_e'),
  fc.uniqueArray(words, { maxLength: 3 }),
);
const texts: Record<string, fc.Arbitrary<string | undefined>> = {
  'site.config.ts': fc.constantFrom('Small', 'Renamed', 'Again').map(configuration),
  'docs/shared/part.mdx': fc.constantFrom('The part.\n', '## From a part\n', 'Another part.\n'),
  'docs/en/index.mdx': page.map(([title, blocks]) => `# ${title}\n\n${blocks.join('\n\n')}\n`),
};
for (const file of ['docs/en/a.mdx', 'docs/en/guide/b.mdx', 'docs/en/guide/c.mdx', 'docs/en/d.mdx']) {
  const text = page.map(([title, blocks]) => `# ${title}\n\n${blocks.join('\n\n')}\n`);
  texts[file] = fc.option(text, { nil: undefined, freq: 3 });
}

const edit = fc
  .constantFrom(...Object.keys(texts))
  .chain((file) => (texts[file] as fc.Arbitrary<string | undefined>).map((text): Tree => ({ [file]: text })));
/** Renames folder `a` to `d`. */
const rename = fc.constant<Tree>({ 'docs/en/a.mdx': undefined, 'docs/en/d.mdx': '# A\n\nWords.\n' });
const branch = fc.record<Tree>(texts, { requiredKeys: [] });
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: edit },
    { weight: 1, arbitrary: rename },
    { weight: 2, arbitrary: branch },
    { weight: 1, arbitrary: fc.constant({ 'site.config.ts': configuration('Renamed') }) },
  ),
  { minLength: 5, maxLength: 5 },
);

function apply(site: TemporarySite, changes: Tree): void {
  for (const [file, text] of Object.entries(changes)) {
    if (text === undefined) site.remove(file);
    else if (!site.exists(file) || site.read(file) !== text) site.write({ [file]: text });
  }
}

/** Summary of the rendered page: the title, all text with link targets, and the amount of styles. */
function shown(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    text: [...document.querySelectorAll('header, nav, article, main, footer')].map((part) =>
      part.textContent?.replace(/\s+/g, ' ').trim(),
    ),
    links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')),
    ids: [...document.querySelectorAll('article [id]')].map(({ id }) => id),
    size: getComputedStyle(document.querySelector('h1') ?? document.body).fontSize,
  }));
}

/** Returns a tab that shows the built site without a server. */
async function offlineTab(browser: Browser, site: TemporarySite): Promise<Page> {
  const tab = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  const exists = (name: string) => (site.exists(`dist${name}`) ? site.path(`dist${name}`) : undefined);
  await tab.route('**', (route) => {
    const { pathname } = new URL(route.request().url());
    const file =
      exists(pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`) ?? exists(pathname);
    return route.fulfill(file ? { path: file } : { status: 404, path: site.path('dist/404.html') });
  });
  return tab;
}

/** The page that a fresh build shows at an address. */
async function built(tab: Page, site: TemporarySite, path: string) {
  await buildOrThrow(site);
  await tab.goto(`http://localhost${path}`);
  await tab.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await ready(tab);
  return shown(tab);
}

test.use({ viewport: { width: 1600, height: 900 } });

test('after any sequence of edits, branch switches and configuration changes, the open page equals the built one', async ({
  page,
  browser,
  allowConsole,
}) => {
  allowConsole(RESTART_ERRORS);
  allowConsole(/status of 404/); // pages are added and removed
  allowConsole(/error: The page is empty/); // files are also missing for a moment while they are written
  const site = writeSite(start as Files);
  const tab = await offlineTab(browser, site);
  const server = await DevServer.start(site);
  const paths = fc.constantFrom('/', '/a', '/guide/b');
  try {
    await fc.assert(
      fc.asyncProperty(steps, paths, async (sequence, path) => {
        for (const file of [...site.list('docs').map((name) => `docs/${name}`)])
          if (start[file] === undefined) site.remove(file);
        apply(site, start);
        await expect(() => server.open(page, path), 'the server may be restarting').toPass();
        for (const changes of sequence) {
          apply(site, changes);
          const expected = await built(tab, site, path);
          // the page can be reloading
          const seen = () => shown(page).catch(() => undefined);
          await expect.poll(seen, { message: JSON.stringify(sequence) }).toEqual(expected);
        }
      }),
      // different sequences in each run; a failure prints its seed
      { numRuns: 2, endOnFailure: true },
    );
    expect(server.process.isRunning).toBe(true);
    expect(server.output).not.toMatch(/Terminating worker thread|FSWatcher|^\s+at /m);
  } finally {
    await tab.close();
    await server.stop();
  }
});
