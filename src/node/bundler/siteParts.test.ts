import { expect, it } from 'vitest';
import type { SiteModules } from '../content/extensions/siteModules.ts';
import { sitePartsModule } from './siteParts.ts';

const none: SiteModules = { components: [], slots: {}, hosts: {}, layouts: {}, styles: [] };
const component = (name: string, island: boolean) => ({
  name,
  file: `/site/${name}.tsx`,
  exportName: name,
  island,
});

const forBrowsers = (modules: Partial<SiteModules>) =>
  sitePartsModule('/site', { ...none, ...modules }, false);
const forRendering = (modules: Partial<SiteModules>) =>
  sitePartsModule('/site', { ...none, ...modules }, true);

it('keeps components that are not islands, and layouts, out of the browser bundle', () => {
  const modules = {
    components: [component('Chart', false), component('Counter', true)],
    layouts: { home: '/site/Home.tsx' },
  };
  expect(forBrowsers(modules)).toContain(
    'Counter: { load: async () => (allowHtml(), siteIsland(componentExport(await import(/* webpackChunkName: "island-Counter" */ "/site/Counter.tsx"), "Counter", "Counter.tsx"))), chunk: "island-Counter", strategy: \'visible\' }',
  );
  expect(forBrowsers(modules)).not.toMatch(/Chart|Home|siteElement/);
  expect(forRendering(modules)).toContain('import * as site0 from "/site/Chart.tsx";');
  expect(forRendering(modules)).toContain(
    'layouts = { home: componentExport(site2, "default", "Home.tsx") }',
  );
});

it('turns components in slots into islands, although they are otherwise rendered at build time', () => {
  const modules = { slots: { navbarAfter: '/site/A.tsx' } };
  expect(forBrowsers(modules)).toContain('slots = {  }');
  expect(forBrowsers(modules)).toContain('navbarAfter: { load: async () => slotIsland(');
  expect(forBrowsers(modules)).toContain("needs: 'page' }");
  expect(forRendering(modules)).toContain(
    'slots = { navbarAfter: componentExport(site0, "default", "A.tsx") }',
  );
});

it('loads the code of hosts on demand', () => {
  const hosts = forBrowsers({ hosts: { 'button[data-play]': '/site/play.ts' } });
  expect(hosts).toContain(
    '"button[data-play]": { load: async () => componentExport(await import(/* webpackChunkName: "island-play" */ "/site/play.ts"), "default", "play.ts"), chunk: "island-play", holdsClicks: true }',
  );
});
