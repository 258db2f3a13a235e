import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Returns the lines of a page's block of changes that begin with a sign, without it. */
function changes(page: string, title: string): { removed: string[]; added: string[] } {
  const block = page.split(`\`\`\`diff wrapCode title="${title}"\n`)[1]?.split('\n```')[0] ?? '';
  const lines = (sign: string) =>
    block
      .split('\n')
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(1));
  return { removed: lines('-'), added: lines('+') };
}

it.each(['en', 'zh'])('plays the %s run for its recorded duration', (lang) => {
  const [, duration] = /<Showcase plays="(\d+)">/.exec(read(`docs/${lang}/index.mdx`)) ?? [];
  expect(read('examples/recordings/pass.ansi')).toContain(` ${duration}ms `);
});

it.each([
  ['en', 'Jest', 'migrate-jest', 'invoice.test.ts'],
  ['zh', 'Jest', 'migrate-jest', 'invoice.test.ts'],
  ['en', 'Vitest', 'migrate-vitest', 'api.test.ts'],
  ['zh', 'Vitest', 'migrate-vitest', 'api.test.ts'],
])('shows changes of a test that was run before and after: %s, %s', (lang, title, example, file) => {
  const { removed, added } = changes(read(`docs/${lang}/index.mdx`), title);
  const readLines = (state: string) => read(`examples/${example}/${state}/src/${file}`).split('\n');
  expect(removed.length).toBeGreaterThan(2);
  expect(readLines('before')).toEqual(expect.arrayContaining(removed));
  expect(readLines('after')).toEqual(expect.arrayContaining(added));
});
