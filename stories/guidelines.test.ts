import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { components } from '../.ladle/componentFacts.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const pages = globSync('stories/**/*.mdx', { cwd: root }).sort();

/** `BackToTop` is `back-to-top` in the id of a story. */
const kebab = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/\s+/g, '-')
    .toLowerCase();

/** Returns the ids of all stories, as Ladle makes them of titles and names. */
function storyIds(): string[] {
  return globSync('stories/**/*.stories.tsx', { cwd: root }).flatMap((file) => {
    const text = read(file);
    const [, title = ''] = /export default \{ title: '([^']+)'/.exec(text) ?? [];
    const group = title
      .split('/')
      .map((level) => kebab(level.trim()))
      .join('--');
    return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => `${group}--${kebab(name)}`);
  });
}

test('every story that a guideline shows exists', () => {
  const ids = storyIds();
  const shown = pages.flatMap((page) =>
    [...read(page).matchAll(/<Live story="([^"]+)"/g)].map(([, id = '']) => `${page}: ${id}`),
  );
  expect(shown.length).toBeGreaterThan(pages.length / 2);
  expect(shown.filter((one) => !ids.some((id) => one.endsWith(`: ${id}`)))).toEqual([]);
});

test('every guideline is shown by a story', () => {
  const stories = globSync('stories/**/*.stories.tsx', { cwd: root }).map(read).join('');
  const hidden = pages.filter((page) => !stories.includes(`/${path.basename(page)}?guideline'`));
  expect(hidden, 'import it in stories/guidelines/Guidelines.stories.tsx').toEqual([]);
});

test('a page of a family documents usage, anatomy, states, keys, and mistakes', () => {
  const families = pages.filter((page) => /guidelines\/(?!addAComponent)/.test(page));
  expect(families.length).toBeGreaterThan(4);
  const lacking = families.flatMap((page) =>
    ['Anatomy', 'States', 'Keyboard', 'Do and don’t']
      .filter((title) => !read(page).includes(`\n## ${title}\n`))
      .map((title) => `${page}: ${title}`),
  );
  expect(lacking).toEqual([]);
});

test('guidelines only name existing components and tokens', () => {
  const known = new Set([...components().map(({ name }) => name), 'PackageManagerTabs', 'Live']);
  const tokens = ['values', 'light', 'media'].map((name) => read(`src/theme/${name}.ts`)).join('');
  const broken = pages.flatMap((page) => [
    ...[...read(page).matchAll(/`<?([A-Z][a-z]\w+)>?`/g)]
      .filter(([, name = '']) => !known.has(name))
      .map(([, name]) => `${page}: ${name}`),
    ...[...read(page).matchAll(/`(?:color|motion|weight|radius|tracking|media|layout)\.(\w+)`/g)]
      .filter(([, name]) => !new RegExp(`\\b${name}(?::| =)`).test(tokens))
      .map(([, name]) => `${page}: ${name}`),
  ]);
  expect(broken).toEqual([]);
});
