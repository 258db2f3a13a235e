import { readdirSync } from 'node:fs';
import { fixtureFolder } from '../support/fixtures.ts';
import { png } from '../support/png.ts';
import { build, buildOrThrow, SiteProcess } from '../support/siteProcess.ts';
import { differences, TemporarySite, writeSite } from '../support/temporarySite.ts';
import { expect, test } from '../support/test.ts';
import { waitUntil } from '../support/waitUntil.ts';

test.describe.configure({ mode: 'default' });

const CACHE = 'node_modules/.cache/docs';
const RESULTS = `${CACHE}/results`;
const BUILDS = `${CACHE}/builds`;

/** Enough pages for every step of a build to take some time: more than a thread gets in one batch. */
const PAGE_COUNT = 20;

const files = {
  'docs/en/index.mdx': '# Home\n\nVersion one.\n\n![An image](./image.png)\n',
  'docs/en/image.png': png(8, 4),
  ...Object.fromEntries(
    Array.from({ length: PAGE_COUNT }, (_, index) => [
      `docs/en/guide/page-${index}.mdx`,
      `# Page ${index}

## Example

<Tabs>
<Tab value="one" label="One">

\`\`\`ts
export const number = ${index};
\`\`\`

</Tab>
</Tabs>
`,
    ]),
  ),
};

let site: TemporarySite;
/** Snapshot of the first build's output. */
let whole: Record<string, string>;

/** Folders of builds that did not clean up. */
function leftovers(): string[] {
  return site.exists(BUILDS) ? readdirSync(site.path(BUILDS)) : [];
}

test.beforeAll(async () => {
  site = writeSite(files, { title: 'Another', base: '/somewhere/else/' });
  await buildOrThrow(site);
  whole = site.snapshot();
});

test('later builds write the same bytes, even two at the same time', async () => {
  expect(Object.keys(whole)).toContain(`guide/page-${PAGE_COUNT - 1}.html`);
  const results = await Promise.all([build(site), build(site)]);
  expect(results.map(({ code }) => code)).toEqual([0, 0]);
  expect(differences(site.snapshot(), whole)).toEqual([]);
  expect(leftovers()).toEqual([]);
});

test('two builds at the same time succeed without a cache', async () => {
  site.remove(CACHE);
  const results = await Promise.all([build(site), build(site)]);
  expect(results.map(({ code }) => code)).toEqual([0, 0]);
  expect(differences(site.snapshot(), whole)).toEqual([]);
});

test('a build with a damaged cache, or without one, writes the same bytes', async () => {
  const entries = site.list(RESULTS);
  expect(entries.length).toBeGreaterThan(PAGE_COUNT);
  entries.forEach((name, index) => {
    const text = site.read(`${RESULTS}/${name}`);
    const damaged = ['', 'null\nnull\n', '{}\n{}\n', text.slice(0, text.length / 2), `${text.slice(0, -1)}x`];
    site.write({ [`${RESULTS}/${name}`]: damaged[index % damaged.length] ?? '' });
  });
  site.remove(`${CACHE}/rspack`);
  await buildOrThrow(site);
  expect(differences(site.snapshot(), whole)).toEqual([]);
});

test('scripts and styles are the same for many pages and for a few, wherever they are served', () => {
  const client = (one: TemporarySite) => ({
    ...one.snapshot('dist/assets/js'),
    ...one.snapshot('dist/assets/css'),
  });
  const few = client(new TemporarySite(fixtureFolder('one-language')));
  expect(Object.keys(few).length).toBeGreaterThan(3);
  // already bundled by the previous test
  expect(differences(client(site), few)).toEqual([]);
});

test('a failed build leaves the previous site unchanged, also after a killed one had moved it away', async () => {
  site.write({ [`${BUILDS}/4194305/scratch/renderSetup.json`]: '{}' }); // higher than any process id
  site.move('dist', `${BUILDS}/4194305/previous`);
  site.write({ 'docs/en/index.mdx': '# Home\n\n[Nowhere](/nowhere)\n' });
  expect((await build(site)).code).toBe(1);
  expect(differences(site.snapshot(), whole)).toEqual([]);
  expect(leftovers()).toEqual([]);
  site.write({ 'docs/en/index.mdx': '# Home\n\n<Tabs></Tabs>\n' });
  expect((await build(site)).code, 'failing when it renders').toBe(1);
  expect(differences(site.snapshot(), whole)).toEqual([]);
  site.write({ 'docs/en/index.mdx': files['docs/en/index.mdx'] });
});

test('a build killed at any moment leaves the previous site or the new one, and the next one succeeds', async () => {
  const work = ({ child }: SiteProcess, name: string) => `${BUILDS}/${child.pid}/${name}`;
  const moments: [when: string, reached: (process: SiteProcess) => boolean][] = [
    ['it has begun', () => true],
    ['a page is compiled', () => site.list(RESULTS).length > 0],
    ['the shell is bundled', (process) => site.exists(work(process, 'scratch/bundle'))],
    ['all pages are compiled', ({ output }) => output.includes('Compiled')],
    ['pages are rendered', (process) => site.exists(work(process, 'site/guide/page-0.html'))],
    ['all is rendered', ({ output }) => output.includes('Rendered')],
  ];
  site.replace('docs/en/index.mdx', 'Version one.', 'Version two.');
  site.remove(RESULTS);
  const after: Record<string, string>[] = [];
  for (const [when, reached] of moments) {
    const process = new SiteProcess(site, ['build']);
    await waitUntil(() => reached(process) || !process.isRunning);
    expect(process.isRunning, `killed when ${when}`).toBe(true);
    await process.stop('SIGKILL');
    after.push(site.snapshot());
  }
  await buildOrThrow(site);
  const next = site.snapshot();
  const changed = differences(next, whole);
  expect(changed).toEqual(expect.arrayContaining(['index.html', 'index.json', 'index.md']));
  expect(
    changed.filter((name) => name.startsWith('guide/')),
    'only files that the edit affects',
  ).toEqual([]);
  for (const [index, found] of after.entries()) {
    const isWhole = [whole, next].some((known) => differences(known, found).length === 0);
    expect(isWhole, `the site when it was killed after ${moments[index]?.[0]}`).toBe(true);
  }
  expect(leftovers()).toEqual([]);
});
