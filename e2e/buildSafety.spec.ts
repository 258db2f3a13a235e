import { readdirSync } from 'node:fs';
import { png } from './support/png.ts';
import { build, buildWell, Rsbuild } from './support/rsbuild.ts';
import { differences, type TemporarySite, writeSite } from './support/temporarySite.ts';
import { expect, test } from './support/test.ts';
import { until } from './support/until.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });

const PAGES = 'node_modules/.cache/docs/pages';
const BUNDLES = 'node_modules/.cache/docs/bundles';
const BUILDS = 'node_modules/.cache/docs/builds';

/** Enough pages for every step of a build to take some time. */
const files = {
  'docs/en/index.mdx': '# Home\n\nVersion one.\n\n![A picture](./picture.png)\n',
  'docs/en/picture.png': png(8, 4),
  'docs/shared/part.mdx': 'Words of a fragment.\n',
  ...Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `docs/en/guide/page-${index}.mdx`,
      `import Part from '../../shared/part.mdx'

# Page ${index}

<Part />

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
  site = writeSite(files);
  await buildWell(site);
  whole = site.snapshot();
});

test('a second build writes the same, byte for byte', async () => {
  expect(Object.keys(whole)).toContain('guide/page-39.html');
  await buildWell(site);
  expect(differences(site.snapshot(), whole)).toEqual([]);
  expect(leftovers()).toEqual([]);
});

test('a build without any cache writes the same', async () => {
  site.remove('node_modules/.cache');
  await buildWell(site);
  expect(differences(site.snapshot(), whole)).toEqual([]);
});

test('a damaged cache is not believed', async () => {
  const damage = (folder: string) => {
    const entries = site.list(folder);
    entries.forEach((name, index) => {
      const text = site.read(`${folder}/${name}`);
      const damaged = [
        '',
        'null\nnull\n',
        '{}\n{}\n',
        text.slice(0, text.length / 2),
        `${text.slice(0, -1)}x`,
      ];
      site.write({ [`${folder}/${name}`]: damaged[index % damaged.length] ?? '' });
    });
    return entries.length;
  };
  expect(damage(PAGES)).toBeGreaterThan(40);
  await buildWell(site);
  expect(differences(site.snapshot(), whole)).toEqual([]);
  const bundled = site.list(BUNDLES).filter((name) => /assets.*\.js$/.test(name));
  expect(bundled.length).toBeGreaterThan(3);
  for (const name of bundled) site.write({ [`${BUNDLES}/${name}`]: '' });
  await buildWell(site);
  expect(differences(site.snapshot(), whole)).toEqual([]);
});

test('a changed fragment reaches the pages that show it', async () => {
  site.write({ 'docs/shared/part.mdx': 'Other words.\n' });
  await buildWell(site);
  expect(site.read('dist/guide/page-7.html')).toContain('Other words.');
  site.write({ 'docs/shared/part.mdx': 'Words of a fragment.\n' });
  await buildWell(site);
  expect(differences(site.snapshot(), whole)).toEqual([]);
});

test('a failed build leaves the previous site as it was', async () => {
  site.write({ 'docs/en/index.mdx': '# Home\n\n[Nowhere](/nowhere)\n' });
  expect((await build(site)).code).toBe(1);
  expect(differences(site.snapshot(), whole)).toEqual([]);
  expect(leftovers()).toEqual([]);
  site.write({ 'docs/en/index.mdx': '# Home\n\n<Tabs></Tabs>\n' });
  expect((await build(site)).code, 'failing when it renders').toBe(1);
  expect(differences(site.snapshot(), whole)).toEqual([]);
  site.write({ 'docs/en/index.mdx': files['docs/en/index.mdx'] });
});

test('two builds at once both succeed', async () => {
  const results = await Promise.all([build(site), build(site)]);
  expect(results.map(({ code }) => code)).toEqual([0, 0]);
  expect(differences(site.snapshot(), whole)).toEqual([]);
  expect(leftovers()).toEqual([]);
});

test('a build killed at any moment leaves a whole site, and the next one succeeds', async () => {
  const work = (rsbuild: Rsbuild, name: string) => `${BUILDS}/${rsbuild.child.pid}/${name}`;
  const moments: [when: string, reached: (rsbuild: Rsbuild) => boolean][] = [
    ['it has begun', ({ output }) => output.includes('Rsbuild')],
    ['the shell is bundled', (rsbuild) => site.exists(work(rsbuild, 'scratch/server'))],
    ['pages are compiled', ({ output }) => output.includes('Compiling')],
    ['pages are rendered', (rsbuild) => site.exists(work(rsbuild, 'site/guide/page-0.html'))],
    ['all is rendered', ({ output }) => output.includes('Rendering')],
    [
      'files are compressed',
      (rsbuild) => site.list(work(rsbuild, 'site')).some((name) => /\.gz$/.test(name)),
    ],
  ];
  site.replace('docs/en/index.mdx', 'Version one.', 'Version two.');
  site.remove(BUNDLES);
  const after: Record<string, string>[] = [];
  for (const [when, reached] of moments) {
    const rsbuild = new Rsbuild(site, ['build']);
    await until(() => reached(rsbuild) || !rsbuild.isRunning);
    expect(rsbuild.isRunning, `killed when ${when}`).toBe(true);
    await rsbuild.stop('SIGKILL');
    after.push(site.snapshot());
  }
  await buildWell(site);
  const next = site.snapshot();
  const changed = differences(next, whole);
  expect(changed).toEqual(expect.arrayContaining(['index.html', 'index.json', 'index.md']));
  expect(
    changed.filter((name) => name.startsWith('guide/')),
    'only what the edit concerns',
  ).toEqual([]);
  for (const [index, found] of after.entries()) {
    const isWhole = [whole, next].some((known) => differences(known, found).length === 0);
    expect(isWhole, `the site when it was killed after ${moments[index]?.[0]}`).toBe(true);
  }
  expect(leftovers()).toEqual([]);
  site.write(files);
});

test('a build killed between taking the old site away and putting the new one there is made good', async () => {
  await buildWell(site);
  site.write({ [`${BUILDS}/4194305/scratch/renderSetup.json`]: '{}' }); // no process has an id this high
  site.move('dist', `${BUILDS}/4194305/previous`);
  site.write({ 'docs/en/index.mdx': '# Home\n\n[Nowhere](/nowhere)\n' });
  expect((await build(site)).code).toBe(1);
  expect(differences(site.snapshot(), whole)).toEqual([]);
  expect(leftovers()).toEqual([]);
});
