import { describe, expect, it } from 'vitest';
import { compileText } from '../../../testing/temporarySite.ts';
import { htmlToken, linkToken, replaceTokens, reservedText } from './tokens.ts';

describe('tokens', () => {
  it('replaces tokens with their HTML', () => {
    const text = `<p>${htmlToken(1)} <a href="${linkToken(0)}">${htmlToken(0)}</a></p>`;
    expect(replaceTokens(text, ['zero', '<b>one</b>'], ['/a'])).toBe(
      '<p><b>one</b> <a href="/a">zero</a></p>',
    );
  });

  it('distinguishes any number of tokens', () => {
    const texts = Array.from({ length: 120 }, (_, index) => `<${index}>`);
    const all = texts.map((_, index) => htmlToken(index) + linkToken(index)).join('');
    const links = texts.map((_, index) => `/${index}`);
    expect(replaceTokens(all, texts, links)).toBe(texts.map((text, index) => `${text}/${index}`).join(''));
  });

  it('replaces link tokens inside HTML', () => {
    expect(replaceTokens(htmlToken(0), [`<a href="${linkToken(1)}">`], ['/a', '/b'])).toBe('<a href="/b">');
  });

  it('escapes links in attributes', () => {
    expect(replaceTokens(`"${linkToken(0)}"`, [], ['/a?b="><script>&c'])).toBe(
      '"/a?b=&quot;&gt;&lt;script&gt;&amp;c"',
    );
  });

  it('does not replace tokens in the URL of a link', () => {
    expect(replaceTokens(linkToken(0), ['secret'], [`/${htmlToken(0)}`])).toBe(`/${htmlToken(0)}`);
  });

  it('does not replace tokens in an endless loop', () => {
    expect(replaceTokens(htmlToken(0), [htmlToken(0)], [])).toBe(htmlToken(0));
  });

  it('accepts the special patterns of String.replace', () => {
    expect(replaceTokens(htmlToken(0), ["$& $1 $$ $'"], [])).toBe("$& $1 $$ $'");
  });

  it('replaces tokens that were escaped and encoded as a URL', () => {
    expect(encodeURI(linkToken(3))).toBe(linkToken(3));
    expect(replaceTokens('docs-link: 10:30', ['a'], ['/a'])).toBe('docs-link: 10:30');
  });
});

describe('reserved text', () => {
  it.each([
    ['the mark of HTML', `a\nb ${htmlToken(0)}`],
    ['the mark of headings', 'a\n\uE001'],
    ['the token of a link', `a\nb ${linkToken(0)}`],
  ])('rejects %s', (_, text) => {
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
  ])('finds reserved text written as %j', async (markdown) => {
    const { problems } = await compileText(`# A\n\nb\n\n${markdown}\n`);
    expect(problems.filter(({ code }) => code === 'reserved-text')).toMatchObject([{ severity: 'error' }]);
    expect(problems[0]?.line).toBeGreaterThan(4);
  });

  it('finds reserved text in frontmatter, but not in code that shows its notation', async () => {
    const { problems } = await compileText('---\ntitle: "\\uE0000\\uE000"\n---\n\n# A\n');
    expect(problems).toMatchObject([{ code: 'reserved-text' }]);
    const code = '# A\n\n`&#xE000;`\n\n```html\n<i>&#xE000;</i> "\\uE000"\n```\n';
    expect((await compileText(code)).problems).toEqual([]);
  });

  it.each(['docs-link: a', 'docs-link', '\uE002', '入门'])('accepts %s', (text) => {
    expect(reservedText(text, 'a.mdx')).toBeUndefined();
  });
});
