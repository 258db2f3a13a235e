import { expect, it } from 'vitest';
import type { SiteModules } from '../content/own/siteModules.ts';
import { sitePartsModule } from './siteParts.ts';

const none: SiteModules = { components: [], slots: {}, layouts: {}, styles: [] };
const component = (name: string, island: boolean) => ({
  name,
  file: `/site/${name}.tsx`,
  exported: name,
  island,
});

const forBrowsers = (modules: Partial<SiteModules>) =>
  sitePartsModule('/site', { ...none, ...modules }, false);
const forRendering = (modules: Partial<SiteModules>) =>
  sitePartsModule('/site', { ...none, ...modules }, true);

it('keeps components that are no islands, and layouts, out of what browsers load', () => {
  const modules = {
    components: [component('Chart', false), component('Counter', true)],
    layouts: { home: '/site/Home.tsx' },
  };
  expect(forBrowsers(modules)).toContain(
    'Counter: async () => ownIsland(ownExport(await import(/* webpackChunkName: "island-Counter" */ "/site/Counter.tsx"), "Counter", "Counter.tsx"))',
  );
  expect(forBrowsers(modules)).not.toMatch(/Chart|Home|ownElement|slotsAround/);
  expect(forRendering(modules)).toContain('import * as site0 from "/site/Chart.tsx";');
  expect(forRendering(modules)).toContain('layouts = { home: ownExport(site2, "default", "Home.tsx") }');
});

it('puts a component above the top bar in another way than one below it', () => {
  expect(forBrowsers({ slots: { navbarAfter: '/site/A.tsx', footerBefore: '/site/A.tsx' } })).toContain(
    'slots = { navbar: slotsAround(undefined, ownExport(site0, "default", "A.tsx")), footer: slotsAround(ownExport(site0, "default", "A.tsx"), undefined) }',
  );
  expect(forBrowsers({ slots: { navbarBefore: '/site/A.tsx' } })).toContain('navbar: slotsAroundBar(');
  expect(forBrowsers({ slots: { articleAfter: '/site/A.tsx' } })).not.toMatch(/ownIsland|ownElement/);
});
