import { expect, it } from 'vitest';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { compileText, prepareWholeSite } from '../../../../testing/temporarySite.ts';
import type { SiteConfig } from '../../../shared/siteConfig.ts';

const lead: Partial<SiteConfig> = { themeConfig: { lead: true } };
const page = (frontmatter: string) => `---\n${frontmatter}\n---\n\n# Title\n\nText.\n\n## Part\n`;
const described = page('description: Stops after `--bail` failures; <b> is text.');

it('shows the description below the title, with its code', async () => {
  const compiled = await compileText(described, lead);
  expect(renderCompiled(compiled)).toMatch(
    /<\/h1>\s*<p class="lead">Stops after <code><span>--bail<\/span><\/code> failures; &#x3C;b> is text\.<\/p>\s*<p>Text/,
  );
  expect(compiled.markdown).toBe(
    '# Title\n\nStops after `--bail` failures; \\<b> is text.\n\nText.\n\n## Part\n',
  );
  expect(compiled.text).toBe('Stops after \x7f--bail\x7f failures; <b> is text.\nText.');
  expect(compiled.toc).toMatchObject([{ id: 'part', charIndex: compiled.text.length + 1 }]);
});

it('shows the description first on a page with its title in the frontmatter', async () => {
  const compiled = await compileText('---\ntitle: Title\ndescription: What it is.\n---\n\nText.\n', lead);
  expect(renderCompiled(compiled)).toMatch(/^<p class="lead">What it is\.<\/p>\s*<p>Text/);
});

it('only renders the description if the site enables it, on documentation pages', async () => {
  expect((await compileText(described)).markdown).not.toContain('Stops');
  expect((await compileText(page('pageType: custom\ndescription: Stops.'), lead)).markdown).not.toContain(
    'Stops',
  );
  expect((await compileText(page('title: T'), { ...lead, description: 'The site.' })).markdown).not.toContain(
    'site',
  );
});

it('renders the description as plain text in the head, and with code in overviews', async () => {
  const { pageAt, pages } = await prepareWholeSite({
    'docs/navigation.ts': "export default { nav: [], sidebar: { '/': ['/', '/a'] } };",
    'docs/en/index.mdx': '---\noverview: true\n---\n\n# All\n',
    'docs/en/a.mdx': described,
  });
  expect(pageAt('/a').description).toBe('Stops after --bail failures; <b> is text.');
  const overview = pages.find(({ page }) => page.pagePath === '/')?.overview;
  expect(overview).toMatchObject([
    { pages: [{ title: 'Title', description: 'Stops after `--bail` failures; <b> is text.' }] },
  ]);
});
