import { expect, it } from 'vitest';
import { prepareWholeSite, temporarySite } from '../../../../testing/temporarySite.ts';
import type { SiteConfig } from '../../../shared/siteConfig.ts';
import { checkConfig } from './checkConfig.ts';

const found = (config: Partial<SiteConfig>) =>
  checkConfig(temporarySite({ 'public/logo.svg': '<svg/>' }, config)).map(
    ({ severity, message }) => `${severity}: ${message}`,
  );

it.each(['logo.svg', './logo.svg', '/logo.svg', 'https://other.test/a.svg', 'data:image/svg+xml,'])(
  '%s may be an icon and a logo',
  (name) => expect(found({ icon: name, themeConfig: { logo: name } })).toEqual([]),
);

it('a file without a slash before it is found from every page', async () => {
  const files = { 'docs/en/a/b.md': '# A\n', 'public/logo.svg': '<svg/>' };
  const { siteData } = await prepareWholeSite(files, { base: '/docs/', themeConfig: { logo: 'logo.svg' } });
  expect(siteData[0]?.data.theme.logo).toBe('/docs/logo.svg');
});

it('reports a file that is not in the public folder', () => {
  expect(found({ icon: 'gone.ico', themeConfig: { logo: '/gone.svg' } })).toEqual([
    'warning: “icon” names gone.ico, which is not in the public folder.',
    'warning: “themeConfig.logo” names /gone.svg, which is not in the public folder.',
  ]);
  expect(checkConfig(temporarySite({}, { icon: 'gone.ico' }))).toMatchObject([
    { advice: 'Add the file there, or fix the path, which is relative to that folder.' },
  ]);
});

it('the key of a text that the locale files do not have is an error', () => {
  const site = temporarySite(
    {},
    { description: { key: 'site.about' }, themeConfig: { footer: { key: 'site.foot' } } },
  );
  const problems = checkConfig(site, new Map([['site.about', 'About']]));
  expect(problems.map(({ message }) => message)).toEqual(['locales/en.json has no text “site.foot”.']);
});

it('reports a text for an unknown language', () => {
  expect(found({ themeConfig: { footer: { message: 'MIT' } } })).toEqual([
    'error: “themeConfig.footer” has a text for “message”, which is not a language of this site.',
  ]);
  expect(found({ themeConfig: { footer: { zh: '一' } } })).toEqual([]);
});

it.each([
  ['text/javascript', 'const a = ;', false],
  ['text/javascript', 'const a = 1;', true],
  ['application/ld+json', '{ a: 1 }', false],
  ['module', "import 'a';", true],
])('a script of type %s: %s', (type, text, isRight) => {
  const messages = found({ head: [['script', { type }, text]] });
  expect(messages).toHaveLength(isRight ? 0 : 1);
  if (!isRight) expect(messages[0]).toContain('A script in “head” has a syntax error');
});
