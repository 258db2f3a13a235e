import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileInProcess } from '../../../../testing/compileInProcess.ts';
import { navigationText, temporarySite, writeFiles } from '../../../../testing/temporarySite.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { DevSite } from '../dev/devSite.ts';
import { checkSite } from './checkSite.ts';

it('reports that a build would replace files that it did not write', async () => {
  const { problems } = await checkSite(temporarySite({ 'docs/en/a.md': '# A\n', 'dist/App.tsx': '' }));
  expect(problems).toMatchObject([{ severity: 'error', message: expect.stringContaining('dist/App.tsx') }]);
});

it('finds all content problems that a build would find, however often it runs', async () => {
  const site = temporarySite({
    'docs/navigation.ts': navigationText({ sidebar: { '/': ['/', '/nothing'] } }),
    'docs/en/index.mdx': '---\ntitel: Home\n---\n\n# Home\n',
    'docs/en/a.mdx': '# A\n\n[gone](/gone) [nowhere](/b#nowhere)\n\n## One\n',
    'docs/en/b.mdx': '---\nsidebar: false\n---\n\n# B\n',
    'docs/zh/a.mdx': '# 甲\n',
    'locales/zh.json': '{',
  });
  const first = await checkSite(site);
  expect(first.pages).toBe(4);
  expect(first.problems.map(({ file, line, severity }) => `${severity} ${file}:${line}`).sort()).toEqual([
    'error docs/en/a.mdx:3',
    'error docs/en/a.mdx:3',
    'error docs/en/a.mdx:undefined', // the page is in no sidebar
    'error docs/en/index.mdx:2',
    'error docs/navigation.ts:6',
    'error locales/zh.json:1',
    'warning docs/zh/a.mdx:1',
    'warning docs/zh/a.mdx:1',
    'warning docs/zh/a.mdx:1',
  ]);
  expect(readdirSync(site.cacheDir), 'the cache is filled').not.toEqual([]);
  expect(await checkSite(site), 'from the cache').toEqual(first);
  const differences = first.problems.filter(({ severity }) => severity === 'warning');
  expect((await checkSite(site, 'docs/zh')).problems).toEqual(differences);
  expect((await checkSite(site, 'docs/z')).problems).toEqual([]);

  writeFiles(site.root, {
    'docs/navigation.ts': navigationText({ sidebar: { '/': ['/', '/a'] } }),
    'docs/en/index.mdx': '# Home\n',
    'docs/en/a.mdx': '# A\n',
    'locales/zh.json': '{ "language": 1 }',
  });
  expect((await checkSite(site, 'docs/zh/')).problems, 'no differences').toEqual([]);
  const second = await checkSite(site);
  expect([...new Set(second.problems.map(({ file }) => file))]).toEqual(['locales/zh.json']);
});

it('applies the severities that the site configures', async () => {
  const files = {
    'docs/en/index.mdx': '# Home\n\n![](/a.svg)\n\n## One\n',
    'docs/zh/index.mdx': '# 首页\n\n![](/a.svg)\n',
    'public/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" />\n',
  };
  const site = temporarySite(files, { checks: { parity: 'off', 'image-alt': 'error' } });
  const checkCodes = async (checked: ResolvedSite) =>
    (await checkSite(checked)).problems.map(({ severity, code }) => `${severity} ${code}`);
  expect(await checkCodes(site)).toEqual(['error image-alt', 'error image-alt']);
  const { checks: _, ...config } = site.config;
  expect((await checkCodes({ ...site, config })).toSorted()).toEqual([
    'warning image-alt',
    'warning image-alt',
    'warning parity',
  ]);
  const dev = new DevSite(site, compileInProcess(site));
  await dev.page('/zh/');
  expect([...(await dev.problems()).pages.values()].flat().map(({ severity }) => severity)).toEqual([
    'error',
  ]);
});

it("reports problems of the site's modules", async () => {
  const site = temporarySite(
    {
      'site.config.ts': "export default {\n  slots: { notFound: './parts/Gone.tsx' },\n};\n",
      'docs/en/index.mdx': '# Home\n',
    },
    { slots: { notFound: './parts/Gone.tsx' }, styles: ['./gone.css'] },
  );
  const named = { ...site, configName: 'site.config.ts' };
  const missing = (await checkSite(named)).problems.filter(({ file }) => file === 'site.config.ts');
  expect(missing).toEqual([
    expect.objectContaining({
      line: 2,
      message: expect.stringContaining('"slots.notFound" refers to a missing module'),
    }),
    expect.objectContaining({
      message: expect.stringContaining('"styles.0" refers to a missing stylesheet'),
    }),
  ]);

  const policy = (name: string) => `\ntrustedTypes.createPolicy( "${name}", {});\n`;
  const stopping = temporarySite(
    {
      'docs/en/index.mdx': '# Home\n',
      'public/a b.js': policy('default'),
      'parts/Note.tsx': "import './help.ts';\nexport default () => <b />;\n",
      'parts/help.ts': `/* never${policy('default')}*/ export const a = 1;${policy('docs')}`,
      'parts/Own.tsx': `export const Own = () => <b />;${policy('default-of-site')}`,
    },
    {
      components: { Own: './parts/Own.tsx' },
      slots: { footerAfter: './parts/Note.tsx' },
      head: [
        ['script', { src: '/a%20b.js?v=1' }],
        ['script', { src: '/gone.js' }],
      ],
    },
  );
  const stops = (await checkSite(stopping)).problems.filter(({ message }) => message.includes('policy'));
  expect(stops.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    expect.stringMatching(/^parts\/help\.ts:4 .* named "docs"/),
    expect.stringMatching(/^public\/a b\.js:2 .* named "default"/),
  ]);
});
