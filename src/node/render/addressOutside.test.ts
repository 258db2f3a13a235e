import { expect, it } from 'vitest';
import { prepareWholeSite, temporarySite } from '../../../testing/temporarySite.ts';
import { addressOutside } from './addressOutside.ts';

const files = {
  'docs/en/index.mdx': '# Home\n',
  'parts/Note.tsx':
    "import { links } from './links.ts';\nexport default () => <a href={links[0]}>Guide</a>;\n",
  'parts/links.ts': "export const links = [\n  '/guide?a&b',\n];\n",
};

async function find(html: string, base = '/docs/') {
  const site = temporarySite(files, { base, slots: { footerAfter: './parts/Note.tsx' } });
  const { pages } = await prepareWholeSite(files, { base });
  const [page] = pages;
  if (!page) throw new Error('There is no page.');
  const { file, line, message } = addressOutside(html, page, site) ?? {};
  return message === undefined ? undefined : [file, line, message.split('”')[0]];
}

it.each([
  ['<a class="a" href="/guide?a&amp;b">', ['parts/links.ts', 2, '“/guide?a&b']],
  ['<a href="/docs/"></a><img alt="" src="/a.png">', ['docs/en/index.mdx', undefined, '“/a.png']],
  ['<a href="/docsother/">', ['docs/en/index.mdx', undefined, '“/docsother/']],
  ['<a href="/">', ['docs/en/index.mdx', undefined, '“/']],
])('%s leaves the base', async (html, expected) => {
  expect(await find(html)).toEqual(expected);
  expect(await find(html, '/')).toBeUndefined();
});

it.each([
  '<a href="/docs">',
  '<a href="/docs/guide">',
  '<a href="/docs?a">',
  '<a href="#a">',
  '<a href="https://example.com/">',
  '<a href="//example.com/">',
  '<code>&lt;a href="/guide"&gt;</code>',
  '<p title="href=" data-href="/a">',
])('%s does not', async (html) => {
  expect(await find(html)).toBeUndefined();
});
