import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporarySite } from '../../../../testing/temporarySite.ts';
import { type ResolvedSite, resolveSite } from '../../config/resolveSite.ts';
import { allArticleStrings, loadStrings } from '../../i18n/loadStrings.ts';
import { PageCompiler } from '../compilePage.ts';
import type { Parsed, Source } from '../page.ts';
import { discoverPages } from '../read/discover.ts';

const MISTAKES = [
  '# A\n\n<Mystery />\n',
  '# A\n\n```nothing {x}\ncode\n```\n',
  '# A\n\n```ts file="./none.ts"\n```\n',
  '# A\n\n<div style="color">x</div>\n',
  '# A\n\n{1 +}\n',
  '# A\n\n# B\n\n<Tabs>\n',
];

/** All that a check tells of; what it does not highlight has marks in its text. */
function summary({ html: _html, code: _code, markdown: _markdown, text: _text, toc, ...rest }: Parsed) {
  return { ...rest, toc: toc.map(({ charIndex: _index, ...item }) => item) };
}

/** Compiles pages both ways. */
async function bothWays(site: ResolvedSite) {
  const strings = allArticleStrings((await loadStrings(site)).strings);
  const { sources } = discoverPages(site);
  const compileAll = (compiler: PageCompiler) =>
    Promise.all(sources.map((source: Source) => compiler.compile(source, readFileSync(source.file))));
  return Promise.all([
    compileAll(new PageCompiler(site, strings)),
    compileAll(new PageCompiler(site, strings, true)),
  ]);
}

it('a check finds everything that compiling completely does, and highlights no code', async () => {
  const languages = ['en', 'zh'].map((lang) => ({ lang, label: lang }));
  const elements = resolveSite({ title: 'Elements', languages }, path.resolve('e2e/fixtures/elements'));
  const wrong = temporarySite(
    Object.fromEntries(MISTAKES.map((text, index) => [`docs/en/page${index}.mdx`, text])),
  );
  for (const site of [{ ...elements, cacheDir: wrong.cacheDir }, wrong]) {
    const [complete, checked] = await bothWays(site);
    expect(complete.length).toBeGreaterThan(2);
    expect(checked.map(summary)).toEqual(complete.map(summary));
    expect(checked.flatMap(({ html }) => html).join()).not.toContain('class="tk-');
    expect(checked.map(({ markdown }) => markdown).join('')).toBe('');
  }
});
