import { expect, test } from 'vitest';
import { prepareWholeSite } from '../../../testing/temporarySite.ts';
import type { SiteConfig } from '../../shared/siteConfig.ts';

async function logoUrl(logo: string, config: Partial<SiteConfig> = {}) {
  const { pages, linkProblems } = await prepareWholeSite(
    {
      'docs/en/index.mdx': `---\npageType: home\nhero:\n  name: A\n  text: B\n  logo: ${logo}\n---\n`,
      'public/logo.svg': '<svg/>',
    },
    { languages: [{ lang: 'en', label: 'English' }], ...config },
  );
  const home = pages.find(({ page }) => page.routePath === '/');
  return { url: home?.frontmatterLinks[logo], problems: linkProblems.map(({ message }) => message) };
}

test('loads images from the site', async () => {
  expect(await logoUrl('/logo.svg', { base: '/docs/' })).toEqual({ url: '/docs/logo.svg', problems: [] });
});

test('loads images from the assets host if the site has one', async () => {
  expect(await logoUrl('/logo.svg', { base: '/docs/', assetsHost: 'https://assets.test/' })).toEqual({
    url: 'https://assets.test/logo.svg',
    problems: [],
  });
});

test.each(['/gone.svg', 'logo.svg', 'https://elsewhere.test/logo.svg'])(
  'reports %s, which is not in the public folder',
  async (logo) => {
    const { problems } = await logoUrl(logo);
    expect(problems).toEqual([`The image "${logo}" is not in the public folder.`]);
  },
);
