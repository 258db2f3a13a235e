import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

const cwd = path.resolve(import.meta.dirname, '..');
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd, encoding: 'utf8' });
const files = `/${listed.replaceAll('\n', '\n/')}`;

/** A path in backticks, or its end: `src/ui/`, `client/boot.ts`; but not globs, URLs or package names. */
const PATH = /`((?:[\w.-]+\/)+[\w.-]*)`/g;
/** Generated files, and example pages. */
const IGNORED = /^(?:\.cache|lib|dist|dist-workbench)\/|\.mdx?$/;

/** Returns the paths in a text that don't exist. */
function findMissingPaths(file: string, text: string): string[] {
  const named = [...text.matchAll(PATH)].map(([, name = '']) => name).filter((name) => !IGNORED.test(name));
  const exists = (name: string) =>
    [name, `${name}/`, `${name}\n`].some((end) => /[/\n]$/.test(end) && files.includes(`/${end}`));
  return named.filter((name) => !exists(name)).map((name) => `${file}: ${name}`);
}

test('guides and comments only mention existing files', () => {
  const read = (file: string) => readFileSync(path.join(cwd, file), 'utf8');
  const guides = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'BEHAVIOR.md'];
  const code = globSync('{src,stories,.ladle,testing,tools,e2e,bench}/**/*.{ts,tsx,grit}', { cwd });
  const comments = (file: string) => read(file).match(/^\s*(?:\*|\/[/*]).*/gm) ?? [];
  expect(findMissingPaths('x', '`src/shared/pageData.ts` `client/bot.ts` `src/uii/`')).toHaveLength(2);
  expect([
    ...guides.flatMap((guide) => findMissingPaths(guide, read(guide))),
    // in comments, other paths are mostly those of pages
    ...code
      .flatMap((file) => findMissingPaths(file, comments(file).join('\n')))
      .filter((line) => /\.tsx?$/.test(line)),
  ]).toEqual([]);
});
