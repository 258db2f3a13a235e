import { describe, expect, it } from 'vitest';
import { compileText } from '../../../testing/temporarySite.ts';
import { htmlToken, linkToken, replaceTokens, reservedText } from './tokens.ts';

describe('tokens', () => {
  it('are replaced by their HTML', () => {
    const text = `<p>${htmlToken(1)} <a href="${linkToken(0)}">${htmlToken(0)}</a></p>`;
    expect(replaceTokens(text, ['zero', '<b>one</b>'], ['/a'])).toBe(
      '<p><b>one</b> <a href="/a">zero</a></p>',
    );
  });

  it('are distinguished for any number of tokens', () => {
    const texts = Array.from({ length: 120 }, (_, index) => `<${index}>`);
    const all = texts.map((_, index) => htmlToken(index) + linkToken(index)).join('');
    const links = texts.map((_, index) => `/${index}`);
    expect(replaceTokens(all, texts, links)).toBe(texts.map((text, index) => `${text}/${index}`).join(''));
  });

  it('of links are replaced inside of HTML', () => {
    expect(replaceTokens(htmlToken(0), [`<a href="${linkToken(1)}">`], ['/a', '/b'])).toBe('<a href="/b">');
  });

  it('of links cannot break out of an attribute', () => {
    expect(replaceTokens(`"${linkToken(0)}"`, [], ['/a?b="><script>&c'])).toBe(
      '"/a?b=&quot;&gt;&lt;script&gt;&amp;c"',
    );
  });

  it('in the URL of a link are not replaced', () => {
    expect(replaceTokens(linkToken(0), ['secret'], [`/${htmlToken(0)}`])).toBe(`/${htmlToken(0)}`);
  });

  it('are not replaced in an endless loop', () => {
    expect(replaceTokens(htmlToken(0), [htmlToken(0)], [])).toBe(htmlToken(0));
  });

  it('may contain the special patterns of String.replace', () => {
    expect(replaceTokens(htmlToken(0), ["$& $1 $$ $'"], [])).toBe("$& $1 $$ $'");
  });

  it('survive being escaped and encoded as a URL', () => {
    expect(encodeURI(linkToken(3))).toBe(linkToken(3));
    expect(replaceTokens('docs-link: 10:30', ['a'], ['/a'])).toBe('docs-link: 10:30');
  });
});

describe('reserved text', () => {
  it.each([
    ['the mark of HTML', `a\nb ${htmlToken(0)}`],
    ['the mark of headings', 'a\n\uE001'],
    ['the token of a link', `a\nb ${linkToken(0)}`],
  ])('is %s, which pages may not contain', (_, text) => {
    expect(reservedText(text, 'a.mdx')).toEqual({
      severity: 'error',
      file: 'a.mdx',
      line: 2,
      code: 'reserved-text',
      message: 'This text is reserved by the engine (U+E000, U+E001 or "docs-link:1").',
      advice: 'Remove it.',
    });
  });

  it.each([
    'text &#xE000;0&#xE000;',
    '# B &#57344;0&#57344;',
    '[a](/b&#xE000; "c")',
    '![docs-link&#58;0:](/a.svg)',
    '```ts title="&#xe000;"\na\n```',
    '<Badge text="&#xE000;0&#xE000;" />',
    '| a &#x0E000; |\n| - |',
    'a[^1]\n\n[^1]: docs&#45;link:0:',
  ])('is found where it is written as %j', async (markdown) => {
    const { problems } = await compileText(`# A\n\nb\n\n${markdown}\n`);
    expect(problems.filter(({ code }) => code === 'reserved-text')).toMatchObject([{ severity: 'error' }]);
    expect(problems[0]?.line).toBeGreaterThan(4);
  });

  it('is found in frontmatter, and not in code that only shows how it is written', async () => {
    const { problems } = await compileText('---\ntitle: "\\uE0000\\uE000"\n---\n\n# A\n');
    expect(problems).toMatchObject([{ code: 'reserved-text' }]);
    const code = '# A\n\n`&#xE000;`\n\n```html\n<i>&#xE000;</i> "\\uE000"\n```\n';
    expect((await compileText(code)).problems).toEqual([]);
  });

  it.each(['docs-link: a', 'docs-link', '\uE002', '入门'])('is not %s', (text) => {
    expect(reservedText(text, 'a.mdx')).toBeUndefined();
  });
});
