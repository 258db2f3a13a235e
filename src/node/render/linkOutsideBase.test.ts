import { expect, it } from 'vitest';
import { temporarySite } from '../../../testing/temporarySite.ts';
import { linkOutsideBase } from './renderPage.ts';

const files = {
  'docs/en/index.mdx': '# Home\n',
  'parts/Note.tsx':
    "import { links } from './links.ts';\nexport default () => <a href={links[0]}>Guide</a>;\n",
  'parts/links.ts': "export const links = [\n  '/guide?a&b', '/a.png',\n  '/docsother/', '/',\n];\n",
};

function find(html: string, base = '/docs/') {
  const site = temporarySite(files, { base, slots: { footerAfter: './parts/Note.tsx' } });
  const { file, line, message } = linkOutsideBase(html, site) ?? {};
  return message === undefined ? undefined : [file, line, message.split(' ')[0]];
}

it.each([
  ['<a class="a" href="/guide?a&amp;b">', ['parts/links.ts', 2, '"/guide?a&b"']],
  ['<a href="/docs/"></a><img alt="" src="/a.png">', ['parts/links.ts', 2, '"/a.png"']],
  ['<a href="/docsother/">', ['parts/links.ts', 3, '"/docsother/"']],
  ['<a href="/">', ['parts/links.ts', 3, '"/"']],
])('reports %s', (html, expected) => {
  expect(find(html)).toEqual(expected);
  expect(find(html, '/')).toBeUndefined();
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
  // another site of this host, which the configuration names
  '<a href="/other-site/">',
])('accepts %s', (html) => {
  expect(find(html)).toBeUndefined();
});
