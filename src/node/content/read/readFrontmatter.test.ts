import { describe, expect, it } from 'vitest';
import { readFrontmatter } from './readFrontmatter.ts';

const FILE = 'docs/en/a.mdx';
const read = (...lines: string[]) => readFrontmatter(FILE, lines.join('\n'));

/** The problem of a page that has exactly one. */
function firstProblem(...lines: string[]) {
  const { problems } = read(...lines);
  expect(problems).toHaveLength(1);
  return problems[0];
}

describe('valid frontmatter', () => {
  it('reads valid frontmatter', () => {
    const { frontmatter, problems } = read('---', 'title: A', 'overviewHeaders: [2, 3]', '---', '# A');
    expect({ frontmatter, problems }).toEqual({
      frontmatter: { title: 'A', overviewHeaders: [2, 3] },
      problems: [],
    });
  });

  it.each(['404', "'404'"])('accepts the page type 404 with or without quotes: %s', (value) => {
    expect(read('---', `pageType: ${value}`, '---')).toMatchObject({
      frontmatter: { pageType: '404' },
      problems: [],
    });
  });

  it('replaces the frontmatter with empty lines, which keeps line numbers', () => {
    const { body } = read('---', 'title: A', '---', '# A', 'text');
    expect(body.split('\n').indexOf('# A')).toBe(3);
    expect(body).not.toContain('title');
  });

  it.each([
    ['none', ['# A'], '# A'],
    ['an empty one', ['---', '---', '# A'], '   \n   \n# A'],
    ['a rule in the text', ['# A', '', '---', '', 'b: c', '---'], '# A\n\n---\n\nb: c\n---'],
    ['blanks behind the marks', ['--- ', '---\t', '# A'], '    \n    \n# A'],
  ])('accepts %s', (_, lines, body) => {
    expect(read(...lines)).toEqual({ frontmatter: {}, body, problems: [] });
  });
});

describe('unknown keys', () => {
  it('reports an unknown key with its line and the most similar key', () => {
    expect(firstProblem('---', 'title: A', 'pagType: doc', '---')).toMatchObject({
      severity: 'error',
      file: FILE,
      line: 3,
      message: 'Frontmatter: Unknown key "pagType".',
      advice: 'Did you mean "pageType"?',
    });
  });

  it('lists all keys if none is similar', () => {
    const problem = firstProblem('---', 'categories: x', '---');
    expect(problem?.advice).toMatch(/^Known keys: title, .*, sectionKeywords\.$/);
  });

  it('reports unknown keys inside other keys', () => {
    const hero = ['hero:', '  name: A', '  text: B', '  tagLine: C'];
    expect(firstProblem('---', ...hero, '---')).toMatchObject({
      line: 5,
      message: 'Frontmatter: Unknown key "hero.tagLine".',
      advice: 'Did you mean "tagline"?',
    });
    const features = ['features:', '  - title: A', '    details: B', '  - title: C', '    detail: D'];
    const { problems } = read('---', ...features, '---');
    expect(problems).toContainEqual(expect.objectContaining({ line: 6, advice: 'Did you mean "details"?' }));
    expect(problems, 'missing keys are reported at their list entry').toContainEqual(
      expect.objectContaining({ line: 5, message: expect.stringContaining('"features.1.details"') }),
    );
  });

  it('reports all unknown keys', () => {
    const { problems } = read('---', 'titel: A', 'sidbar: false', '---');
    expect(problems.map(({ line, advice }) => [line, advice])).toEqual([
      [2, 'Did you mean "title"?'],
      [3, 'Did you mean "sidebar"?'],
    ]);
  });
});

describe('wrong values', () => {
  it.each([
    ['a number for a text', 'title: 404', '"title"', 'a string'],
    ['a text for a switch', 'sidebar: "no"', '"sidebar"', 'true or false'],
    ['an unknown choice', 'pageType: landing', '"pageType"', 'home'],
    ['an empty title', 'title: ""', '"title"', 'must not be empty'],
  ])('reports %s with its line', (_, line, key, expected) => {
    const problem = firstProblem('---', 'description: A', line, '---');
    expect(problem).toMatchObject({ severity: 'error', file: FILE, line: 3 });
    expect(problem?.message).toContain(key);
    expect(problem?.message).toContain(expected);
    const advice = line.startsWith('title: 4')
      ? 'Put it in quotes.'
      : 'See "Frontmatter" on the page "Pages" of the manual.';
    expect(problem?.advice).toBe(advice);
  });

  it.each(['overviewHeaders: two', 'keywords: some text', 'head: 3'])(
    'explains how to write a list: %s',
    (line) => {
      const { problems } = read('---', line, '---');
      expect(problems).toMatchObject([{ line: 2, advice: expect.stringContaining('[one, two]') }]);
      expect(problems[0]?.message).toContain('must be a list');
    },
  );

  it('reports frontmatter that is not an object', () => {
    expect(firstProblem('---', 'just text', '---')).toMatchObject({ line: 2 });
  });
});

describe('broken frontmatter', () => {
  it('reports invalid YAML with line and advice', () => {
    const problem = firstProblem('---', 'title: A', 'description: a: b', '---');
    expect(problem).toMatchObject({ severity: 'error', file: FILE, line: 3 });
    expect(problem?.message).toMatch(/^The frontmatter is not valid YAML: /);
    expect(problem?.advice).toContain('quotes');
  });

  it.each(['keywords: - some text', 'title: A: b: c', 'title: A\n keywords: text'])(
    'reports one mistake that causes others once: %s',
    (yaml) => {
      expect(read('---', yaml, '---').problems).toMatchObject([{ line: 2 }]);
    },
  );

  it('reports duplicate keys', () => {
    expect(firstProblem('---', 'title: A', 'outline: false', 'title: B', '---')).toMatchObject({ line: 4 });
  });

  it('reports unclosed frontmatter', () => {
    expect(firstProblem('---', 'title: A', '# A')).toEqual({
      severity: 'error',
      file: FILE,
      line: 1,
      message: 'The frontmatter is not closed.',
      advice: 'Add a line with "---" at its end.',
    });
  });

  it.each([['title: *missing'], ['head: &a [*a, *a]']])('reports invalid or circular aliases: %s', (line) => {
    expect(read('---', line, '---').problems[0]).toMatchObject({ severity: 'error', file: FILE });
  });

  it('does not exhaust memory with nested aliases', () => {
    const level = (name: string, below: string) => `${name}: &${name} [${`*${below}, `.repeat(20)}]`;
    const bomb = ['a: &a [x, x]', level('b', 'a'), level('c', 'b'), level('d', 'c'), level('e', 'd')];
    expect(firstProblem('---', ...bomb, '---')?.message).toContain('Excessive alias count');
  });
});

describe('hostile frontmatter', () => {
  it.each(['---js', '---json', '---toml'])('rejects %s without executing it', (mark) => {
    const source = `${mark}\nglobalThis.executed = true;\n---\n# A`;
    const { problems, body, frontmatter } = readFrontmatter(FILE, source);
    expect(problems).toEqual([
      {
        severity: 'error',
        file: FILE,
        line: 1,
        message: `The frontmatter starts with "${mark}", which is not supported.`,
        advice: 'Write YAML between two lines of "---".',
      },
    ]);
    expect({ body, frontmatter }).toEqual({ body: source, frontmatter: {} });
    expect(globalThis).not.toHaveProperty('executed');
  });

  it.each(['__proto__', 'constructor'])('does not pollute prototypes with %s', (key) => {
    const { problems, frontmatter } = read('---', `${key}:`, '  polluted: true', '  title: A', '---');
    expect(problems).toEqual([expect.objectContaining({ line: 2, file: FILE })]);
    expect(Object.getPrototypeOf(frontmatter)).toBe(Object.prototype);
    expect({}).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('title');
  });

  it('does not pollute prototypes with __proto__ inside of a value', () => {
    const hero = ['hero:', '  name: A', '  text: B', '  __proto__:', '    polluted: true'];
    expect(read('---', ...hero, '---').problems).toEqual([expect.objectContaining({ line: 5 })]);
    const { frontmatter } = read('---', 'head:', '  - [meta, { __proto__: { polluted: "a" } }]', '---');
    expect(frontmatter.head?.[0]?.[1] ?? {}).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
  });
});

it.each([
  ['a blank line', ['', '---', 'title: A', '---'], 2],
  ['a space', [' ---', 'title: A', '---'], 1],
  ['a fourth dash', ['----', 'title: A', '----'], 1],
])('reports frontmatter that does not start in the first line because of %s', (_, lines, line) => {
  expect(firstProblem(...lines)).toMatchObject({ line, message: expect.stringContaining('first line') });
});

it('ignores YAML after a thematic break further down', () => {
  expect(read('# A', '', '---', 'Note: text').problems).toEqual([]);
});

it('reports a duplicate key by its name', () => {
  const { problems } = readFrontmatter('a.md', '---\ntitle: A\nhead:\n  b: 1\n  b: 2\ntitle: C\n---\n');
  expect(problems).toMatchObject([
    { line: 5, message: 'Frontmatter: "b" is set twice.', advice: 'Keep one of them.' },
    { line: 6, message: 'Frontmatter: "title" is set twice.' },
  ]);
});

it.each([
  ['description: 请仔细检\n  查缆绳'],
  ['description: >\n  请仔细检\n  查缆绳\n'],
  ['description: |\n  请仔细检\n  查缆绳\n'],
  ['description: "请仔细检\n  查缆绳"'],
])('joins the lines of a description without a space between Chinese characters: %j', (yaml) => {
  expect(read('---', yaml, '---').frontmatter).toEqual({ description: '请仔细检查缆绳' });
});

it('joins the lines of a description with a space between words', () => {
  const { frontmatter } = read('---', 'description: >', '  检查 缆绳', '  and', '  ropes', '---');
  expect(frontmatter).toEqual({ description: '检查 缆绳 and ropes' });
});

it('keeps valid keys next to an invalid one', () => {
  const { frontmatter, problems } = readFrontmatter('a.md', '---\ntitle: A\nkeywords: text\n---\n');
  expect(frontmatter).toEqual({ title: 'A' });
  expect(problems).toHaveLength(1);
});

it('reports an unclosed quote in the last line of the frontmatter in that line', () => {
  const { problems } = readFrontmatter('a.mdx', '---\ntitle: A\ndescription: "b\n---\n\n# A\n');
  expect(problems).toMatchObject([{ line: 3 }]);
});
