import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { prepareWholeSite, temporaryFolder } from '../../../testing/temporarySite.ts';
import type { Problem } from '../base/problems.ts';
import { loadIntegrations, runHook } from './integrations.ts';

const rejectedProblems = (run: Promise<unknown>): Promise<Problem[]> =>
  run.then(
    () => [],
    (error: { problems: Problem[] }) => error.problems,
  );

const files = { 'docs/en/index.md': '# Home\n', 'docs/en/a.md': '# A\n' };

it('lets an integration read pages, set their images and write files', async () => {
  const prepared = await prepareWholeSite(
    {
      ...files,
      'feed.ts': `export default ({ name }: { name: string }) => ({
  name: 'feed',
  pagesPrepared: ({ pages }) => { for (const page of pages) page.image = '/' + page.data.title + '.png'; },
  siteRendered: ({ pages, writeFile }) => writeFile(name, pages.map(({ siteTitle, image }) => siteTitle + image).join()),
});
`,
    },
    { integrations: [['./feed.ts', { name: 'feed.txt' }]], languages: [{ lang: 'en', label: 'English' }] },
  );
  const folder = temporaryFolder();
  const integrations = await loadIntegrations(prepared.site);
  for (const hook of ['pagesPrepared', 'siteRendered'] as const)
    await runHook(integrations, hook, prepared.site, prepared, folder);
  expect(readFileSync(`${folder}/feed.txt`, 'utf8')).toContain('Test/A.png');
  expect(prepared.pages.find(({ page }) => page.title === 'A')?.image).toBe('/A.png');
});

it('reports an integration that is missing, not a function, or fails, by name', async () => {
  const { site } = await prepareWholeSite({ ...files, 'a.ts': 'export default 1;\n' });
  const withIntegration = (name: string) => ({ ...site, config: { ...site.config, integrations: [name] } });
  expect(await rejectedProblems(loadIntegrations(withIntegration('docs-site-none')))).toMatchObject([
    {
      message: 'Package not found: "docs-site-none" (integration).',
      advice: 'Install it: npm i -D docs-site-none',
    },
  ]);
  expect(await rejectedProblems(loadIntegrations(withIntegration('./a.ts')))).toMatchObject([
    { message: 'The integration "./a.ts" does not export a function "default".' },
  ]);
  const failing = {
    name: 'b',
    siteRendered: () => {
      throw new Error('No disk.');
    },
  };
  const prepared = await prepareWholeSite(files);
  expect(
    await rejectedProblems(runHook([failing], 'siteRendered', site, prepared, site.outDir)),
  ).toMatchObject([{ message: 'The integration "b" failed in "siteRendered": No disk.' }]);
});
