import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SOURCE } from '../base/importGraph.ts';
import type { SiteModules } from '../content/own/siteModules.ts';
import { siteTransforms } from './siteTransforms.ts';

const none: SiteModules = { components: [], slots: {}, layouts: {}, styles: [] };
const component = (name: string, island: boolean) => ({
  name,
  file: `/site/${name}.tsx`,
  exported: name,
  island,
});

/** The modules that change for a site, as they are then. */
function changed(modules: Partial<SiteModules>): Record<string, string> {
  const transforms = siteTransforms('/site', { ...none, ...modules });
  return Object.fromEntries(
    Object.entries(transforms).map(([name, transform]) => [
      name,
      transform(readFileSync(path.join(SOURCE, name), 'utf8')),
    ]),
  );
}

it('changes nothing for a site without modules of its own', () => {
  expect(changed({ styles: ['/site/a.css'] })).toEqual({});
});

it('keeps components that are no islands out of what browsers load', () => {
  expect(Object.keys(changed({ components: [component('Chart', false)] }))).toEqual(['article/elements.ts']);
  const both = changed({ components: [component('Chart', false), component('Counter', true)] });
  expect(both['islands/registry.ts']).toContain('await import(/* webpackChunkName: "island-Counter" */');
  expect(both['islands/registry.ts']).not.toContain('Chart');
  expect(both['article/elements.ts']).toContain('"/site/Chart.tsx"');
});

it('finds the parts of the shell that it replaces', () => {
  const files = changed({ slots: { articleAfter: '/site/After.tsx' } });
  expect(files['shell/Shell.tsx']).toMatch(
    /SlottedNavbar(?:.|\n)*SlottedArticle|SlottedArticle(?:.|\n)*SlottedNavbar/,
  );
  expect(files['shell/Shell.tsx']).not.toMatch(
    /'\.\/(?:Navbar\/Navbar|Article\/Article|Footer\/Footer)\.tsx'/,
  );
  expect(files['shell/slots/siteSlots.ts']).toContain('"After.tsx"');
});
