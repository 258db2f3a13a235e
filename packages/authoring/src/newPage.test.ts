import { localize } from 'docs-site-engine/node';
import { describe, expect, it } from 'vitest';
import { discoverPages } from '../../../src/node/content/read/discover.ts';
import { compileFile, type Files, temporarySite } from '../../../testing/temporarySite.ts';
import { Changes } from './changes.ts';
import { type PageText, pageText } from './newPage.ts';
import { explainInvalidPath, newPageFile, toRoutePath } from './pageFiles.ts';
import { findSection, guessSection, sectionsFor } from './sections.ts';

/** A new page of a site with these files, compiled. */
async function make(text: PageText, files: Files = {}) {
  const site = temporarySite(files);
  const changes = new Changes(site);
  const page = pageText(site, changes, 'en', text);
  changes.write(newPageFile(site, { version: '', lang: 'en', routePath: '/guide/new' }), page.text);
  changes.apply();
  return { ...page, compiled: await compileFile(site, 'docs/en/guide/new.mdx') };
}

describe('a new page', () => {
  it.each([
    'Plain',
    '[x](y) and ![z](w)',
    '*star* and _line_',
    '~~gone~~ and `code`',
    '- list',
    '# heading',
    '1. first',
    '> quote',
    'snake_case_name',
    'With: a colon',
    '"Quotes" & #hash',
    '<Tabs> {and} \\ slashes',
    '示例',
    '{description}',
  ])('writes a title and description that are read unchanged: %s', async (title) => {
    const { compiled } = await make({ title, description: title });
    expect(compiled.problems).toEqual([]);
    expect(compiled.frontmatter).toEqual({ title, description: title });
    expect(compiled.headingTitle).toBe(title);
  });

  it("creates a page from the site's template, which lists the remaining steps", async () => {
    const template = [
      '---',
      "title: '{title}'",
      'description: All about “{title}”.',
      'outline: false',
      'todo:',
      '  - Write the text.',
      '---',
      '',
      '# {title}',
      '',
      '{description}',
      '',
      '## Example',
      '',
    ];
    const files = { 'docs/shared/new/en.mdx': template.join('\n') };
    const { text, todo, compiled } = await make({ title: 'A: <b>' }, files);
    expect(text).toBe(
      '---\ntitle: "A: <b>"\ndescription: "All about “A: <b>”."\noutline: false\n---\n\n# A: \\<b>\n\nAll about “A: \\<b>”.\n\n## Example\n',
    );
    expect(todo).toEqual(['Write the text.']);
    expect(compiled.problems).toEqual([]);
    const given = await make({ title: 'A', description: 'Other words' }, files);
    expect(given.compiled.frontmatter).toMatchObject({ description: 'Other words' });
    expect(given.compiled.text).toContain('Other words');
  });

  it('gives the title the id of the original', async () => {
    expect((await make({ title: '示例', id: 'example' })).compiled.ids).toEqual(['example']);
    expect((await make({ title: 'Example', id: 'example' })).text).toMatch(/^# Example$/m);
  });

  it.each([
    ['guide/new', /is not a valid page path/],
    ['/guide/../new', /is not a valid page path/],
    ['/guide/new page', /is not a valid page path/],
    ['/shared/new', /cannot contain pages/],
    ['/guide/shared/new', /cannot contain pages/],
    ['/theme/new', /cannot contain pages/],
    ['/_new', /is not a valid page path/],
    ['/zh/new', /Leave language/],
    ['/Guide/START', /already exists: docs\/en\/guide\/start.mdx/],
  ])('rejects the path %s', async (routePath, reason) => {
    const site = temporarySite({ 'docs/en/guide/start.mdx': '# A\n' });
    const { sources } = discoverPages(site);
    expect(explainInvalidPath(site, sources, routePath)).toMatch(reason);
  });
});

it.each(['/指南/开始', '/guide/入门', '/guía/año', '/guide/theme/colors', '/v1.2/a_b-c', '/देश'])(
  'accepts the path %s',
  (routePath) => expect(explainInvalidPath(temporarySite({}), [], routePath)).toBeUndefined(),
);

it('accepts the path or the file name of a new page', () => {
  for (const written of ['/guide/y', '/guide/y.mdx', '/guide/y.md'])
    expect(toRoutePath(written)).toBe('/guide/y');
  expect(toRoutePath('/guide/v1.2')).toBe('/guide/v1.2');
});

it('reports that there are no sections', () => {
  expect(() => findSection([], 'Basics')).toThrow(
    'Unknown section "Basics". The sidebar of this folder has no sections',
  );
  expect(() => findSection([{ title: 'More', links: [] }], 'Basics')).toThrow('Sections: More.');
});

it('adds a new page to the section with the pages of its folder', () => {
  const navigation = {
    nav: [],
    sidebar: {
      '/': ['/'],
      '/guide/': [
        '/guide/',
        { text: { en: 'Basics', zh: '基础' }, items: ['/guide/basic/a', { link: '/guide/basic/b' }] },
        { text: 'More', items: [{ text: 'Deep', items: ['/guide/deep/c'] }] },
      ],
    },
  };
  const sections = sectionsFor(navigation, '/guide/basic/new', (text) => localize(text, 'en', 'en'));
  expect(sections.map(({ title, links }) => [title, ...links])).toEqual([
    ['/guide/', '/guide/'],
    ['Basics', '/guide/basic/a', '/guide/basic/b'],
    ['Deep', '/guide/deep/c'],
  ]);
  expect(guessSection(sections, '/guide/basic/new')?.title).toBe('Basics');
  expect(guessSection(sections, '/guide/other/new')).toBeUndefined();
});
