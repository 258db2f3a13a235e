import { expect, it } from 'vitest';
import { prepareWholeSite, temporarySite } from '../../../../testing/temporarySite.ts';
import type { SiteHeadElement } from '../../../shared/headConfig.ts';
import type { SiteConfig } from '../../../shared/siteConfig.ts';
import { checkConfig } from './checkConfig.ts';

const findProblems = (config: Partial<SiteConfig>) =>
  checkConfig(temporarySite({ 'public/logo.svg': '<svg/>' }, config)).map(
    ({ severity, message }) => `${severity}: ${message}`,
  );

it.each(['logo.svg', './logo.svg', '/logo.svg', 'https://other.test/a.svg', 'data:image/svg+xml,'])(
  'accepts %s as an icon and a logo',
  (name) => expect(findProblems({ icon: name, themeConfig: { logo: name } })).toEqual([]),
);

it('resolves a path without a leading slash from the public folder', async () => {
  const files = { 'docs/en/a/b.md': '# A\n', 'public/logo.svg': '<svg/>' };
  const { siteData } = await prepareWholeSite(files, { base: '/docs/', themeConfig: { logo: 'logo.svg' } });
  expect(siteData[0]?.data.theme.logo).toBe('/docs/logo.svg');
});

it('reports a file that is not in the public folder', () => {
  expect(findProblems({ icon: 'gone.ico', themeConfig: { logo: '/gone.svg' } })).toEqual([
    'warning: "icon" refers to gone.ico, which is not in the public folder.',
    'warning: "themeConfig.logo" refers to /gone.svg, which is not in the public folder.',
  ]);
  const preview = (content: string): SiteHeadElement => ['meta', { property: 'og:image', content }];
  expect(findProblems({ head: [preview('/gone.png')] })).toEqual([
    'warning: "head" refers to /gone.png, which is not in the public folder.',
  ]);
  expect(findProblems({ head: [preview('/logo.svg?v=2'), preview('https://other.test/a.png')] })).toEqual([]);
  expect(checkConfig(temporarySite({}, { icon: 'gone.ico' }))).toMatchObject([
    { advice: 'Add the file there, or fix the path, which is relative to that folder.' },
  ]);
});

it('reports missing pages that search suggests', async () => {
  const suggested = ['/new', '/nwe'];
  const themeConfig = { search: { suggested } };
  const { allProblems, siteData } = await prepareWholeSite({ 'docs/en/new.mdx': '# New\n' }, { themeConfig });
  expect(allProblems.map(({ message, advice }) => `${message} ${advice}`)).toEqual([
    '"themeConfig.search.suggested" names the page "/nwe", which does not exist. Did you mean "/new"?',
  ]);
  expect(siteData[0]?.data.theme.searchSuggested).toEqual(suggested);
});

it('reports keys that are missing in the locale files, with their line', () => {
  const label = { key: 'site.wrong' };
  const tools = { label, items: [{ name: 'A', description: label, url: label }] };
  const search = { groups: [{ label, index: label }] };
  const socialLinks = [{ icon: 'x', content: 'https://x.test', label } as const];
  const editLink = { docRepoBaseUrl: 'https://a.test', text: label };
  const site = temporarySite(
    {
      'site.config.ts':
        "export default {\n  description: { key: 'site.about' },\n  footer: 'site.wrong',\n};\n",
    },
    {
      description: { key: 'site.about' },
      themeConfig: { footer: label, tools, search, socialLinks, editLink },
    },
  );
  const problems = checkConfig(site, new Map([['site.about', 'About']]));
  const places = [
    'socialLinks.0.label',
    'footer',
    'editLink.text',
    'search.groups.0.label',
    'search.groups.0.index',
    'tools.label',
    'tools.items.0.description',
    'tools.items.0.url',
  ];
  expect(problems.map(({ message }) => message).sort()).toEqual(
    places
      .map(
        (place) =>
          `"themeConfig.${place}" refers to a key that locales/en.json does not contain: "site.wrong".`,
      )
      .sort(),
  );
  expect(problems[0]).toMatchObject({ severity: 'error', file: 'site.config.ts', line: 3 });
});

it('reports a string for an unknown language', () => {
  expect(findProblems({ themeConfig: { footer: { message: 'MIT' } } })).toEqual([
    'error: "themeConfig.footer" has a string for "message", which is not a language of this site.',
  ]);
  expect(findProblems({ themeConfig: { footer: { zh: '一' } } })).toEqual([]);
});

it.each([
  ['text/javascript', 'const a = ;', false],
  ['text/javascript', 'const a = 1;', true],
  ['application/ld+json', '{ a: 1 }', false],
  ['module', "import 'a';", true],
])('checks the syntax of a script of type %s: %s', (type, text, isRight) => {
  const messages = findProblems({ head: [['script', { type }, text]] });
  expect(messages).toHaveLength(isRight ? 0 : 1);
  if (!isRight) expect(messages[0]).toContain('A script in "head" has a syntax error');
});
