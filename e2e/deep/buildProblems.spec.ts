import { brokenFiles, brokenLanguages, mistakes } from '../support/brokenSite.ts';
import { build, buildOrThrow } from '../support/siteProcess.ts';
import { writeSite } from '../support/temporarySite.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'default' });

/** Returns the number of occurrences of one string in another. */
function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

test('a build reports every mistake once, with its location and advice', async () => {
  const { code, output: withCodes } = await build(writeSite(brokenFiles, { languages: brokenLanguages }));
  expect(withCodes).toContain('Frontmatter: Unknown key "titel". [unknown-key]\n');
  const output = withCodes.replace(/ \[[a-z-]+\]$/gm, '');
  for (const { what, shown } of mistakes)
    await test.step(what, () => {
      expect.soft(output, what).toContain(shown);
      expect.soft(count(output, shown), `${what} is reported once`).toBe(1);
    });
  await test.step('the build fails without printing stack traces', () => {
    expect(code).toBe(1);
    expect(output).toMatch(/\nFound \d+ errors\.\n/);
    expect(output).not.toMatch(/^\s+at /m);
    expect(output).not.toMatch(/node_modules|undefined|\[object/);
  });
});

test('an invalid site configuration reports every invalid key and exits immediately', async () => {
  const config = { titel: 'A', base: 'docs', themeConfig: { search: 'yes', darkmode: false } };
  const site = writeSite({ 'docs/en/index.mdx': '# Home\n' }, config as object, 'rsbuild.config.ts');
  const { code, output } = await build(site);
  expect(code).toBe(1);
  const place = 'rsbuild.config.ts error: ';
  expect(output).toContain(`${place}Unknown key "titel".\n  Did you mean "title"?`);
  expect(output).toContain(`${place}"base" must start and end with a slash.`);
  expect(output).toContain(`${place}"themeConfig.search" must be true or false or a group of keys.`);
  expect(output).toContain(`${place}Unknown key "themeConfig.darkmode".\n  Did you mean "darkMode"?`);
  expect(output).not.toMatch(/^\s+at /m);
  expect(site.exists('dist')).toBe(false);
});

test('an unreadable navigation is one error with its line', async () => {
  const site = writeSite({
    'docs/en/index.mdx': '# Home\n',
    'docs/en/tips.mdx': '# Tips\n',
    'docs/navigation.ts': "export default {\n  nav: []\n  sidebar: { '/': ['/', '/tips'] },\n};\n",
  });
  const { code, output } = await build(site);
  expect(code).toBe(1);
  expect(output).toContain('docs/navigation.ts:3 error: Cannot read the navigation: ');
  expect(output).toContain('\nFound 1 error.');
});

test('warnings do not stop the build, but an unreadable configuration does', async () => {
  const site = writeSite({
    // scripts would be CommonJS
    'package.json': '{ "type": "commonjs" }\n',
    'site.config.ts':
      "import { languages } from './languages.ts';\n\nexport default { title: 'First', languages };\n",
    'languages.ts': "export const languages = [{ lang: 'en', label: 'English' }];\n",
    'docs/en/index.mdx': '# Home\n\n```\ncode\n```\n',
    'docs/en/old.markdown': '# Old\n',
    'docs/en/guide/later.mdx': '# Later\n',
  });
  const written = await buildOrThrow(site);
  expect(written).toMatch(/docs\/en\/old\.markdown warning: .* \[stray-page\]\n/);
  expect(written).toContain('3 pages written');
  expect(site.read('dist/index.html')).toContain('code');
  expect(site.read('dist/guide/later.html')).toContain('<title>Later | First</title>');
  site.write({ 'site.config.ts': 'export default {\n  title: ,\n};\n' });
  const { code, output } = await build(site);
  expect(code).toBe(1);
  expect(output).toContain('site.config.ts:2 error: Cannot read the configuration');
  expect(output).not.toMatch(/^\s+at /m);
});

test('a folder without pages gets advice for the first page', async () => {
  const { code, output } = await build(writeSite({ 'docs/en/shared/part.mdx': 'Words.\n' }));
  expect(code).toBe(1);
  expect(output).toContain(
    'docs error: There are no pages in the documentation folder.\n  Write the first one: docs/en/index.mdx.',
  );
});
