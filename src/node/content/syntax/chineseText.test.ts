import { describe, expect, it } from 'vitest';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { compileText } from '../../../../testing/temporarySite.ts';

async function paragraph(text: string): Promise<string> {
  const html = renderCompiled(await compileText(`# A\n\n${text}\n`));
  return html
    .replace('<h1 id="a">A</h1>', '')
    .trim()
    .replace(/^<p>|<\/p>$/g, '');
}

const link = (address: string, href = address) => `<a href="${href}">${address}</a>`;
const A = 'https://example.com/a';

describe('bare URLs before Chinese text and punctuation', () => {
  it.each([
    [`见 ${A}。然后`, `见 ${link(A)}。然后`],
    [`见${A}，然后 ${A}；再 ${A}！`, `见${link(A)}，然后 ${link(A)}；再 ${link(A)}！`],
    [
      `（${A}）与「${A}」和【${A}】、《${A}》`,
      `（${link(A)}）与「${link(A)}」和【${link(A)}】、《${link(A)}》`,
    ],
    [`“${A}”和«${A}»……`, `“${link(A)}”和«${link(A)}»……`],
    [`(${A})然后 [${A}]然后 (${A}).`, `(${link(A)})然后 [${link(A)}]然后 (${link(A)}).`],
    [`**见 ${A}**。然后`, `<strong>见 ${link(A)}</strong>。然后`],
    [`**见 ${A}**然后`, `<strong>见 ${link(A)}</strong>然后`],
    [`*${A}*然后，*见 ${A}*然后`, `<em>${link(A)}</em>然后，<em>见 ${link(A)}</em>然后`],
    [`~~${A}~~新`, `<del>${link(A)}</del>新`],
    ['（www.example.com/b）。然后', `（${link('www.example.com/b', 'http://www.example.com/b')}）。然后`],
    ['请看www.example.com。', `请看${link('www.example.com', 'http://www.example.com')}。`],
    ['https://example.com/港口', link('https://example.com/港口', 'https://example.com/%E6%B8%AF%E5%8F%A3')],
    [`${A}_(b)?c=d#e.`, `${link(`${A}_(b)?c=d#e`)}.`],
    [`${A}/__tests__/b*c.`, `${link(`${A}/__tests__/b*c`)}.`],
    ['[see](https://example.com/a)', '<a href="https://example.com/a">see</a>'],
    ['[港口 https://example.com/a。](/)', '<a href="/">港口 https://example.com/a。</a>'],
    ['me@example.com, [me@example.com]', undefined],
    ['https:// http://a_b.c', 'https:// http://a_b.c'],
  ])('ends the link in "%s"', async (text, html) => {
    const result = await paragraph(text);
    if (html === undefined) expect(result.split('mailto:me@example.com')).toHaveLength(3);
    else expect(result).toBe(html);
  });
});

describe('line breaks between Chinese characters', () => {
  it.each([
    ['请仔细检\n查缆绳', '请仔细检查缆绳'],
    ['请**仔细检**\n查缆绳', '请<strong>仔细检</strong>查缆绳'],
    ['请仔细检\n*查缆*\n绳', '请仔细检<em>查缆</em>绳'],
    ['见[港口](/)\n缆绳', '见<a href="/">港口</a>缆绳'],
    ['见`港口`\n缆绳', '见<code>港口</code>缆绳'],
    ['检查，\n然后\n“缆绳”\n。', '检查，然后“缆绳”。'],
    ['仔细\nA\n查', '仔细\nA\n查'],
    ['한국\n어', '한국\n어'],
    ['かな\nカナ', 'かなカナ'],
    ['检  \n查', '检<br>\n查'],
  ])('joins lines without a space: %j', async (text, html) => {
    const page = await compileText(`# A\n\n${text}\n`);
    expect(renderCompiled(page)).toContain(`<p>${html}</p>`);
    if (!html.includes('\n')) {
      expect(page.text).not.toContain(' ');
      expect(page.markdown.trim().split('\n')).toHaveLength(3);
    }
  });
});

it('removes line breaks in attributes of images, links and elements', async () => {
  const text =
    '![仔细\n检查](/x.svg) [港](/ "缆绳\n港口") <abbr title="灯\n塔">灯</abbr> <Badge text="新\n的" />';
  const { html, code, markdown } = await compileText(`# A\n\n${text}\n`);
  for (const whole of ['仔细检查', '缆绳港口', '灯塔', '新的'])
    expect([...html, code].join()).toContain(whole);
  expect(markdown).toMatch(/!\[仔细检查\]\(\/x\.svg\) \[港\]\(\S+ "缆绳港口"\)/);
  const data = await compileText('# A\n\n<Chart of="图\n表" />\n');
  expect(data.code).toContain('图\\n表');
});

it.each([
  ['~~旧的做法。~~新的做法', '<del>旧的做法。</del>新的做法'],
  ['使用~~“配置”~~时', '使用<del>“配置”</del>时'],
  ['新~~（旧）~~', '新<del>（旧）</del>'],
  ['a ~~ b ~~ c', 'a ~~ b ~~ c'],
  ['~~Files.~~ Next', '<del>Files.</del> Next'],
])('closes strikethrough next to Chinese punctuation: %s', async (text, html) => {
  expect(await paragraph(text)).toBe(html);
});
