import { DevServer, expectSameDocument } from './support/devServer.ts';
import { build, DOCS } from './support/rsbuild.ts';
import { type TemporarySite, writeSite } from './support/temporarySite.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });

/** The server is away for a moment, and the page asks it until it is back. */
const AWAY = /ERR_CONNECTION|ERR_EMPTY_RESPONSE|WebSocket connection|status of 503|page could not be loaded/;

const configuration = (title: string) =>
  `import { languages } from './languages.ts';\n\nexport default { title: '${title}', languages };\n`;

/** A site that has nothing but a `site.config.ts`, in a folder whose scripts would be CommonJS. */
function plainSite(): TemporarySite {
  const site = writeSite({
    'package.json': '{ "type": "commonjs" }\n',
    'site.config.ts': configuration('First'),
    'languages.ts': "export const languages = [{ lang: 'en', label: 'English' }];\n",
    'docs/en/index.mdx': '# Home\n',
    'docs/en/guide/later.mdx': '# Later\n',
    'docs/en/guide/sooner.mdx': '---\norder: 1\n---\n\n# Sooner\n',
  });
  site.remove('rsbuild.config.ts');
  return site;
}

test('“docs dev” follows pages and configuration, and tells what is wrong with it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(AWAY);
  allowConsole(/Found \d error/);
  const site = plainSite();
  const server = await DevServer.start(site, '/', DOCS);
  try {
    await server.open(page, '/guide/later');
    const links = page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link');
    await expect(links).toHaveText(['Sooner', 'Later']);
    site.replace('docs/en/guide/later.mdx', '# Later', '---\norder: 0\n---\n\n# Later');
    await expect(links).toHaveText(['Later', 'Sooner']);
    const overlay = page.locator('rsbuild-error-overlay');
    site.replace('site.config.ts', 'title:', 'titel:');
    await expect(overlay).toContainText('Unknown key “titel”.', { timeout: 60_000 });
    await expectSameDocument(page);
    site.write({ 'site.config.ts': configuration('Second') });
    await expect(page).toHaveTitle(/Second$/, { timeout: 60_000 });
    const other = "{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }";
    site.write({ 'languages.ts': `export const languages = [${other}];\n` });
    await expect(page.getByRole('banner').getByRole('button', { name: 'Language' })).toBeVisible({
      timeout: 60_000,
    });
  } finally {
    await server.stop();
  }
});

test('“docs build” writes the site, or ends with what is wrong with its configuration', async () => {
  const site = plainSite();
  expect(await build(site, DOCS)).toMatchObject({
    code: 0,
    output: expect.stringContaining('4 pages written'),
  });
  expect(site.read('dist/guide/later.html')).toContain('<title>Later | First</title>');
  site.write({ 'site.config.ts': 'export default {\n  title: ,\n};\n' });
  const { code, output } = await build(site, DOCS);
  expect(code).toBe(1);
  expect(output).toContain('site.config.ts:2 error: The configuration cannot be read');
  expect(output).not.toMatch(/^\s+at /m);
});
