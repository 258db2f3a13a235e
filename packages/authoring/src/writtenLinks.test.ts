import { resolveSite } from 'docs-site-engine/node';
import { describe, expect, it } from 'vitest';
import { siteLinks } from './writtenLinks.ts';

const site = resolveSite({ title: 'Test', languages: [{ lang: 'en', label: 'English' }] }, '/site');
const read = await siteLinks(site);

/** Returns the links that are found; checks their positions. */
function find(text: string, format: 'md' | 'mdx' = 'mdx'): string[] {
  const links = read(`a.${format}`, text);
  if (!Array.isArray(links)) throw new Error(links.message);
  return links.map(({ written, start }) => {
    expect(text.slice(start, start + written.length)).toBe(written);
    return written;
  });
}

describe('siteLinks', () => {
  it.each<[what: string, text: string, found: string[]]>([
    ['links', 'a [b](/c#d "e") [f](<./g h.mdx>) [/no](/i)', ['/c#d', './g h.mdx', '/i']],
    ['links with a formatted text', '[**b** `c` ![d](./e.png)](/f)', ['./e.png', '/f']],
    ['definitions', '[a][b] ![c][d]\n\n[b]: /e#f "g"\n[d]: <./h.png>', ['/e#f', './h.png']],
    ['headings, with an id', '## A [b](/c) {#d}\n\n### [e](/f)', ['/c', '/f']],
    ['callouts', ':::tip  A [b](/c)\n[d](/e)\n:::\n\n> [!TIP]\n> [f](/g)', ['/c', '/e', '/g']],
    [
      'lists and tables',
      '- a\n  1. [b](/c)\n\n| a | b |\n| - | - |\n| [d](/e) | `|` [f](/g) |',
      ['/c', '/e', '/g'],
    ],
    [
      'components',
      '<Card title="a" link="/b"><a href=\'/c\'>d</a></Card>\n\n<Card link={"/e"} />',
      ['/b', '/c', '/e'],
    ],
    ['components with other quotes', `<Card title="it's" link="/it's" />`, ["/it's"]],
    [
      'images',
      '![a](./b.png)\n\n<img src="./c.png" data-zoom-src="./d.png" alt="" />',
      ['./b.png', './c.png', './d.png'],
    ],
    [
      'imports and drawings',
      'import A from \'./a.mdx\'\n\n<A />\n\n<Diagram src="./b.svg" alt="c" />',
      ['./a.mdx', './b.svg'],
    ],
    [
      'embedded files',
      '```ts file="./a.ts#b" title="file=no"\n```\n\n```ts file=./c.ts\n```',
      ['./a.ts', './c.ts'],
    ],
    [
      'the frontmatter',
      '---\nhero:\n  name: a\n  text: b\n  actions:\n    - text: /no\n      link: "/c#d"\nfeatures:\n  - title: e\n    link: /f\n---\n\n[g](/h)',
      ['/c#d', '/f', '/h'],
    ],
  ])('finds the paths in %s', (_, text, found) => {
    expect(find(text)).toEqual(found);
    expect(find(text.replaceAll('\n', '\r\n')), 'with line ends of Windows').toEqual(found);
    expect(find(`\uFEFF${text}`), 'with a mark at the beginning').toEqual(found);
  });

  it.each<[what: string, text: string, found: string[]]>([
    ['an attribute in backticks beside code', 'See <a href={`./b`}>it</a>, run `npm test` on.', ['./b']],
    ['an element after a title in backticks', '<Card title={`A`} link="/a" />\n<Card title={`B`} />', ['/a']],
    ['a definition, but no sentence', '[Note]: mind the gap.\n\n[d\\]e]: ./f "title"', ['./f']],
    ['frontmatter', '---\nactions:\n  - { text: Go, link: /b }\n  - "link": /c # see\n---\n', ['/b', '/c']],
    ['code in a list', '2. ```ts file="./b.ts"\n   ```\n', ['./b.ts']],
  ])('finds the paths in %s', (_, text, found) => expect(find(text)).toEqual(found));

  it('finds the paths in HTML in Markdown', () => {
    expect(find('<a href=/b>c</a> where link = other', 'md')).toEqual(['/b']);
    const text =
      'a <a class="x" href="/b">c</a>\n\n<div>\n<img alt=d src=./e.png>\n</div>\n\n<A>{f}\n\n[g](/h)';
    expect(find(text, 'md')).toEqual(['/b', './e.png', '/h']);
  });

  it.each<[text: string, found: string[]]>([
    ['[a](/b_(c)) [d](/e(f)g "h") ([i](/j))', ['/b_(c)', '/e(f)g', '/j']],
    ['[a \\[b\\]](/c) [[d]](/e)', ['/c', '/e']],
    ['<A\n  to="/b"\n  href={`/c`}\n/>', ['/b', '/c']],
    ['import {\n  A,\n} from "./a.tsx";', ['./a.tsx']],
    ['- ```ts file="./a.ts"\n  [b](/c)\n  ```\n\n[d](/e)', ['./a.ts', '/e']],
  ])('finds the paths in %j', (text, found) => {
    expect(find(text)).toEqual(found);
  });

  it('skips code, escaped brackets and comments', () => {
    expect(find('`[a](/b)` \\[c](/d)\n\n```md\n[e](/f)\n<a href="/g">\n```\n\n{/* [h](/i) */}')).toEqual([]);
  });
});
