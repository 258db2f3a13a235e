import { describe, expect, it } from 'vitest';
import { createIndex, marked, page, suggestions, titles } from '../../../testing/searchPages.ts';

// biome-ignore format: a list of names
const NAMES = ['C', 'C++', 'C#', 'F#', 'F', '.NET', 'NET', 'node:fs', '@rstest/core', '--watch', 'watch', '-t', 'T', 'A*', '__dirname', '$ref', 'Q#'];

describe('punctuation in names', () => {
  const pages = NAMES.map((name, at) => ({ ...page(name, `About ${name}, in short.`), routePath: `/${at}` }));
  const other = page(
    'Core of a net',
    'C, F, t, a, watch the core: node fs, net, ref and dirname; C C C, rstest core.',
  );

  it.each(NAMES)('ranks %s first among pages that only differ in punctuation', (name) =>
    expect(titles(createIndex(other, ...pages), name)[0]).toBe(name),
  );

  it.each(NAMES)('finds and highlights %s in the text of a page', (name) => {
    const plain = page('Plain', `Words such as ${name.replace(/[^\p{L}]+/gu, ' ')}, and others.`);
    const texts = NAMES.map((text, at) => page(`Page ${at + 1}`, `It works with ${text} (and others).`));
    const index = createIndex(plain, ...texts);
    const title = texts[NAMES.indexOf(name)]?.title;
    if (/[^\p{L}]/u.test(name)) expect(titles(index, name)[0]).toBe(title);
    const [hit] = suggestions(index, name).filter((page) => page.title === title);
    if (name.length > 2) expect(hit && marked(hit)).toContain(`[${name}]`);
  });

  it('excludes punctuation of the sentence and enclosing brackets', () => {
    const index = createIndex(
      page('One', 'Is it (C++)? “C#”, `.NET`; 用--watch运行。'),
      page('Two', 'C, net, watch.'),
    );
    for (const query of ['C++', 'c#', '.net', '--watch']) expect(titles(index, query)[0]).toBe('One');
    expect(titles(createIndex(page('A', 'a + b, x.y, end.')), 'end')).toEqual(['A']);
  });

  it('finds names if a query omits their punctuation', () => {
    const index = createIndex(page('CLI', 'Pass --max-concurrency.'), page('Types', 'From @scope/pack.'));
    expect(titles(index, 'max concurrency')).toEqual(['CLI']);
    expect(titles(index, 'scope')).toEqual(['Types']);
    expect(titles(index, '--maxConcurrency')).toEqual(['CLI']);
  });

  it('does not prevent fuzzy matches', () => {
    const index = createIndex(page('Globals', 'CommonJS has `__dirname`.'), page('test', 'Defines a test.'));
    expect(titles(index, '__dirnmae')).toEqual(['Globals']);
  });

  it('ends before Chinese text and digits, and is distinguished within one query', () => {
    const index = createIndex(
      page('Plain', 'C, C.'),
      page('Sharp', '用C#语言编写。'),
      page('Plus', '用C++17编写。'),
    );
    expect(titles(index, 'C#')[0]).toBe('Sharp');
    expect(titles(index, 'C++')[0]).toBe('Plus');
    expect(titles(index, 'C# vs C++')).toEqual(expect.arrayContaining(['Sharp', 'Plus']));
  });

  it('finds names if a query has full-width punctuation', () =>
    expect(titles(createIndex(other, ...pages), 'Ｃ＋＋')[0]).toBe('C++'));
});
