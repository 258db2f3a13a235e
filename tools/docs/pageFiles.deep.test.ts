import path from 'node:path';
import { expect, it } from 'vitest';
import { Changes } from '../../packages/authoring/src/changes.ts';
import { planMove } from '../../packages/authoring/src/planPageMove.ts';
import { loadSiteConfig } from '../../src/node/config/resolveSite.ts';
import { listPagePaths } from './chosenPages.ts';
import { onPageEdited } from './pageFiles.ts';
import { ROOT } from './root.ts';

/** The changes that moving a page of this site would make. */
async function plan(from: string, to: string) {
  const site = await loadSiteConfig(ROOT);
  const changes = new Changes(site);
  const manualSteps = await planMove(site, changes, { version: '', from, to });
  manualSteps.push(...onPageEdited(site, changes, { version: '', from, to }));
  const text = (name: string) => changes.text(path.join(ROOT, name));
  return {
    manualSteps,
    list: changes.list(),
    text,
    has: (name: string) => changes.has(path.join(ROOT, name)),
  };
}

it('moves the files of a page, and does not change the files that claims write', async () => {
  const { text, has, list } = await plan('/guide/basic/mock', '/guide/mocks');
  const claims = text('docs/claims/guide/mocks.test.ts');
  expect(claims).toContain("from '../../../tools/docs/claims/runRstest.ts';");
  expect(claims).toContain("import * as mail from './mail';");
  expect(has('docs/claims/guide/basic/mock.test.ts')).toBe(false);
  expect(list).toContain('moved:   docs/recordings/guide-basic-mock.ansi → docs/recordings/guide-mocks.ansi');
  expect(text('docs/recordings/scenarios.ts')).toContain("'guide/mocks': {");
  expect(text('docs/testedWith.json')).toContain('"/guide/mocks": {');
  expect(text('docs/runnable.json')).toContain('"guide/mocks": {');
  expect(text('docs/runnable.json')).not.toContain('"guide/basic/mock"');
  expect(text('tools/docs/knownPaths.txt')).toContain('\n/guide/basic/mock\n');
  expect(text('site.config.ts')).toContain("'/guide/basic/mock': '/guide/mocks',");
  for (const name of ['bench/search/queries.en.json', 'bench/search/queries.zh.json']) {
    expect(text(name)).toContain('"/guide/mocks"');
    expect(text(name)).not.toContain('"/guide/basic/mock"');
  }
});

it('moves a claim that reads its page', async () => {
  const site = await loadSiteConfig(ROOT);
  const changes = new Changes(site);
  onPageEdited(site, changes, { version: '', from: '/guide/advanced/ci', to: '/guide/basic/ci' });
  expect(changes.text(path.join(ROOT, 'docs/claims/guide/basic/ci.test.ts'))).toContain(
    "'docs/en/guide/basic/ci.mdx'",
  );
});

it('moves any page of this site without leftovers in the navigation', async () => {
  const some = listPagePaths('en')
    .filter((_, index) => index % 40 === 3)
    .filter((page) => !/(^|\/)(index|shared\/.*)$/.test(page));
  expect(some.length).toBeGreaterThan(1);
  for (const page of some) expect((await plan(`/${page}`, `/${page}-moved`)).manualSteps, page).toEqual([]);
});
