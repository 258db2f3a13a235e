import { describe, expect, it } from 'vitest';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { compileFile, compileText, temporarySite } from '../../../../testing/temporarySite.ts';

const files = { 'public/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>' };

describe('HTML elements', () => {
  it.each([
    ['<script src="/a.js"></script>', '<script> does not run', 'Remove it'],
    ['<iframe src="https://a.test" />', '<iframe> stays empty', 'Link to the other page'],
    ['<style>a</style>', '<style> is blocked', 'style="…" on an element'],
    ['<h2 id="a">b</h2>', '<h2> is not in the outline', 'Write "## Title"'],
    ['<sumary>a</sumary>', '<sumary> is not an element', 'Did you mean "summary"?'],
    ['<marquee>a</marquee>', '<marquee> is not an element', 'Write Markdown, or one of the components'],
    ['<p onClick={() => {}}>a</p>', '"onClick" has no effect', 'Remove it'],
    ['<p id="a" id="b">c</p>', '<p> has the attribute "id" twice', 'Remove one'],
    ['<p style="color: red" title={1 + 1}>a</p>', 'The style of <p> is a string', 'style={{'],
    ['<video src="./a.mp4" />', '<video> cannot load "./a.mp4"', 'Move it to the public folder'],
    ['<img src="/a.svg" alt="" srcset="a.png 2x" />', 'cannot load "a.png"', 'write srcset="/name"'],
    ['<a href={"javascript:a"}>b</a>', 'has a protocol', 'Use https:'],
  ])('rejects the HTML element in %s', async (line, message, advice) => {
    const { problems } = await compileText(`# A\n\n${line}\n`, { files });
    expect(problems).toMatchObject([
      {
        severity: 'error',
        file: 'docs/en/index.mdx',
        line: 3,
        column: 1,
        message: expect.stringContaining(message),
        advice: expect.stringContaining(advice),
      },
    ]);
  });

  it.each([
    ['a.md', 'constructor'],
    ['a.mdx', 'constructor'],
    ['a.mdx', 'toString'],
    ['a.mdx', 'valueOf'],
    ['a.mdx', '__proto__'],
  ])('reports unknown elements in %s, including names on Object.prototype: %s', async (file, name) => {
    const site = temporarySite({ [`docs/en/${file}`]: `# A\n\n<${name}></${name}>\n` });
    const { problems } = await compileFile(site, `docs/en/${file}`);
    expect(problems).toEqual([
      expect.objectContaining({ line: 3, message: `<${name}> is not an element that pages can contain.` }),
    ]);
  });

  it('warns about elements that should be Markdown', async () => {
    const { problems } = await compileText('# A\n\n<pre>a</pre>\n');
    expect(problems).toEqual([
      expect.objectContaining({
        severity: 'warning',
        line: 3,
        advice: 'Use a fenced code block: put the code between two lines of ```.',
      }),
    ]);
  });

  it.each([
    [
      '<p class="a b" style="color: red; --b: 1px">c</p>',
      '<p class="a b" style="color: red; --b: 1px">c</p>',
    ],
    ['<p className="a" tabIndex="0" hidden>c</p>', '<p class="a" tabindex="0" hidden>c</p>'],
    [
      '<p class="a" style="color: red">b <Badge text="c" /></p>',
      '<p class="a" style="color:red">b <x-badge text="c"></x-badge></p>',
    ],
    ['<p class="a" style={{ color: "red" }}>b</p>', '<p class="a" style="color:red">b</p>'],
    [
      '<svg viewBox="0 0 1 1"><path strokeWidth="2" d="M0 0" /></svg>',
      '<svg viewBox="0 0 1 1"><path stroke-width="2" d="M0 0"></path></svg>',
    ],
  ])('renders attributes as in HTML: %s', async (line, html) => {
    const page = await compileText(`# A\n\n${line}\n`);
    expect(page.problems).toEqual([]);
    expect(renderCompiled(page)).toContain(html);
  });
});

it.each([
  '<details>\n<summary>\n\nTitle\n\n</summary>\n\nText\n\n</details>',
  '<details>\n  <summary>Title</summary>\n  Text\n</details>',
])('renders a summary as the first child of its details, without a paragraph: %j', async (text) => {
  const html = renderCompiled(await compileText(`# A\n\n${text}\n`));
  expect(html).toMatch(/<details><summary>Title<\/summary>\s*<p>Text<\/p>/);
});
