import { expect, it } from 'vitest';
import type { Frontmatter } from './frontmatter.ts';
import { documentTitle } from './title.ts';

const hero = { name: 'Site', text: 'Tests at full speed' };

it.each<[name: string, title: string, frontmatter: Frontmatter, expected: string]>([
  ['page and site', 'Start', {}, 'Start | Site'],
  ['the frontmatter before the heading', 'Start', { title: 'Begin' }, 'Begin | Site'],
  ['another suffix', 'Start', { titleSuffix: 'Guide' }, 'Start | Guide'],
  ['no suffix', 'Start', { titleSuffix: '' }, 'Start'],
  ['the site alone where the page has no title', '', {}, 'Site'],
  ['the site only once', 'Site', {}, 'Site'],
  ['the text of a landing page', 'Site', { hero }, 'Site | Tests at full speed'],
  ['the text of a landing page without heading', '', { hero }, 'Site | Tests at full speed'],
  ['the own title of a landing page', '', { hero, title: 'Home' }, 'Home | Site'],
])('shows %s', (_, title, frontmatter, expected) => {
  expect(documentTitle({ title, frontmatter }, 'Site')).toBe(expected);
});
