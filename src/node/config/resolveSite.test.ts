import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../shared/siteConfig.ts';
import { ProblemsError } from '../base/problems.ts';
import { resolveSite } from './resolveSite.ts';

const languages = [{ lang: 'en', label: 'English' }];
const minimal: SiteConfig = { title: 'A', languages };

/** Returns the message and advice of every problem in a configuration. */
function findProblems(config: unknown): [message: string, advice: string | undefined][] {
  try {
    resolveSite(config as SiteConfig, '/site');
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems.map(({ message, advice }) => [message, advice]);
    throw error;
  }
  return [];
}

describe('a valid configuration', () => {
  it('fills in defaults', () => {
    const site = resolveSite(minimal, '/site');
    expect(site).toMatchObject({
      theme: {},
      markdown: { defaultWrapCode: false, showLineNumbers: false },
      space: { base: '/', languages: ['en'], versions: [], defaultVersion: '' },
      docsDir: path.resolve('/site/docs'),
      publicDir: path.resolve('/site/public'),
      outDir: path.resolve('/site/dist'),
    });
  });

  it('keeps configured values', () => {
    const multiVersion = { default: 'v2', versions: ['v2', 'v1'] };
    const site = resolveSite(
      { ...minimal, base: '/docs/', multiVersion, docsDir: 'pages', markdown: { showLineNumbers: true } },
      '/site',
    );
    expect(site.space).toEqual({
      base: '/docs/',
      languages: ['en'],
      versions: ['v2', 'v1'],
      defaultVersion: 'v2',
    });
    expect(site.docsDir).toBe(path.resolve('/site/pages'));
    expect(site.markdown).toMatchObject({
      defaultWrapCode: false,
      showLineNumbers: true,
      zoomSelector: 'img',
    });
  });
});

describe('an unknown key', () => {
  it.each([
    ['at the top', { ...minimal, titel: 'B' }, 'titel', 'title'],
    ['in a group', { ...minimal, themeConfig: { darkmode: true } }, 'themeConfig.darkmode', 'darkMode'],
    ['in a list', { title: 'A', languages: [{ ...languages[0], dirr: 'rtl' }] }, 'languages.0.dirr', 'dir'],
    [
      'two levels down',
      { ...minimal, themeConfig: { editLink: { docRepoBaseURI: 'x' } } },
      'themeConfig.editLink.docRepoBaseURI',
      'docRepoBaseUrl',
    ],
  ])('suggests the nearest key for %s', (_, config, key, near) => {
    expect(findProblems(config)).toEqual([[`Unknown key "${key}".`, `Did you mean "${near}"?`]]);
  });

  it('lists all keys of the object if none is similar', () => {
    const keys =
      'Known keys: defaultWrapCode, showLineNumbers, slugs, remarkPlugins, rehypePlugins, transformers, languages, zoomSelector.';
    expect(findProblems({ ...minimal, markdown: { extensions: [] } })).toEqual([
      ['Unknown key "markdown.extensions".', keys],
    ]);
  });

  it('reports __proto__ as an unknown key', () => {
    const config: unknown = JSON.parse(`{"title":"A","languages":[],"__proto__":{"polluted":true}}`);
    expect(findProblems(config).map(([message]) => message)).toContain('Unknown key "__proto__".');
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('a wrong value', () => {
  it.each<[key: string, value: unknown, message: RegExp]>([
    ['title', '', /"title"/],
    ['languages', [], /"languages"/],
    ['languages', [languages[0], { lang: 'EN', label: 'B' }], /"languages" must not contain duplicates/],
    ['languages', [{ lang: '../secret', label: 'B' }], /"languages.0.lang" must be usable as a folder name/],
    ['base', 'docs', /"base" must start and end with a slash/],
    ['base', '/docs', /"base" must start and end with a slash/],
    ['base', '//evil.test/', /"base" must start and end with a slash/],
    ['siteUrl', 'example.com', /"siteUrl" must be an origin/],
    ['siteUrl', 'https://example.com/docs', /"siteUrl" must be an origin/],
    ['siteUrl', 'javascript:alert(1)', /"siteUrl" must be an origin/],
    ['assetsHost', 'https://user@example.com', /"assetsHost" must be an origin/],
    [
      'multiVersion',
      { default: 'v3', versions: ['v2'] },
      /"multiVersion" must name one of its versions as the default/,
    ],
    ['multiVersion', { default: 'v2', versions: ['v2', 'V2'] }, /"multiVersion.versions" must not contain/],
    ['themeConfig', { hideNavbar: 'sometimes' }, /"themeConfig.hideNavbar".*never/],
    ['themeConfig', { search: 'yes' }, /"themeConfig.search".*true or false/],
    ['themeConfig', { editLink: { docRepoBaseUrl: 'https://a.test' } }, /"themeConfig.editLink".*text/],
    ['components', { chart: './Chart.tsx' }, /starts with a capital letter/],
    ['components', { Chart: 'Chart.tsx' }, /"components.Chart" must be the path of a module/],
    ['slots', { articleAfter: './a.css' }, /"slots.articleAfter" must be the path of a module/],
    ['head', [['script', { src: 'http://a.test/a.js' }]], /"head.0.1.src" must start with https:/],
    ['head', [['script', { src: '//a.test/a.js' }]], /"head.0.1.src" must start with https:/],
    ['head', [['link', { onload: 'start()' }]], /not an event handler/],
    ['head', [['script', {}, 'a("</script>")']], /must not contain <\/script/],
    ['csp', { 'script-src': ["'unsafe-inline'"] }, /"csp.script-src.0" must be a host/],
    ['csp', { 'script-src': ['https:'] }, /"csp.script-src.0" must be a host/],
    ['csp', { 'script-src': ['*'] }, /"csp.script-src.0" must be a host/],
    ['csp', { 'img-src': ['https://a.test; script-src *'] }, /"csp.img-src.0" must be a host/],
    ['csp', { 'trusted-types': ['*'] }, /"csp.trusted-types.0" must be the name of a policy/],
    ['csp', { 'trusted-types': ['default'] }, /"csp.trusted-types.0" is the name of the engine's own policy/],
    ['csp', { 'trusted-types': ['docs'] }, /"csp.trusted-types.0" is the name of the engine's own policy/],
    ['head', [['script', {}, "trustedTypes.createPolicy('default', {})"]], /must not create a policy/],
  ])('reports an invalid value of %s: %j', (key, value, message) => {
    const problems = findProblems({ ...minimal, [key]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.[0]).toMatch(message);
    expect(problems[0]?.[1]).toBe('The type SiteConfig describes every key.');
  });

  it.each(['https://example.com', 'https://example.com/', 'http://localhost:3000'])(
    'accepts the origin %s',
    (siteUrl) => {
      expect(findProblems({ ...minimal, siteUrl })).toEqual([]);
    },
  );

  it('reports all invalid values', () => {
    const messages = findProblems({ languages, base: 'x', tile: 'A' }).map(([message]) => message);
    expect(messages).toHaveLength(3);
  });

  it('reports a configuration that is not an object', () => {
    expect(findProblems(undefined)[0]?.[0]).toMatch(/must be a group of keys/);
  });
});

it.each(['.', '..', 'docs', 'docs/en', 'docs/en/a', 'locales', 'public', 'public/site', 'parts'])(
  'rejects "outDir: %s", because a build would replace source files',
  (outDir) => {
    const components = { Chart: './parts/Chart.tsx' };
    const message = expect.stringContaining('"outDir" must be a separate folder');
    expect(findProblems({ ...minimal, components, outDir })).toEqual([[message, expect.any(String)]]);
  },
);

it.each([{ outDir: '../out' }, { outDir: 'docs-site' }, { docsDir: '.' }])(
  'accepts the folders %j',
  (folders) => {
    expect(findProblems({ ...minimal, ...folders })).toEqual([]);
  },
);

it('reports an invalid language tag', () => {
  const [[message] = []] = findProblems({ title: 'A', languages: [{ lang: 'en_US', label: 'English' }] });
  expect(message).toBe('"languages.0.lang" must be the tag of a language, such as en or zh-CN.');
});

it('explains how to redirect to another site', () => {
  const redirects = { '/shop': 'https://shop.test/' };
  expect(() => resolveSite({ ...minimal, redirects }, '/site')).toThrow('public/_redirects');
});
