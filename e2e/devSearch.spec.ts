import { DevServer, expectSameDocument } from './support/devServer.ts';
import { writeSite } from './support/temporarySite.ts';
import { expect, test } from './support/test.ts';

test.use({ searchIndex: true });

test.describe.configure({ timeout: 120_000 });

test('search finds what has just been written, in pages that nobody has opened too', async ({ page }) => {
  const site = writeSite({
    'docs/en/index.mdx': '# Home\n\nAn oldword.\n',
    'docs/en/other.mdx': '# Other\n\n## Part\n\nText.\n',
    'docs/navigation.ts': "export default { nav: [], sidebar: { '/': ['/', '/other'] } };\n",
  });
  const server = await DevServer.start(site);
  const options = page.getByRole('option');
  const search = async (query: string) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(query);
  };
  try {
    await server.open(page, '/');
    await search('oldword');
    await expect(options.first()).toHaveAttribute('href', '/');
    await page.keyboard.press('Escape');
    site.replace('docs/en/index.mdx', 'An oldword', 'A newword');
    site.replace('docs/en/other.mdx', 'Text.', 'Another freshword.');
    await expect(page.getByRole('article')).toContainText('A newword');
    await search('newword');
    await expect(options.first()).toHaveAttribute('href', '/');
    await page.keyboard.press('Escape');
    await search('freshword');
    await expect(options.first()).toHaveAttribute('href', '/other#part');
    await page.keyboard.press('Escape');
    await search('oldword');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('No results');
    await expectSameDocument(page);
  } finally {
    await server.stop();
  }
});
