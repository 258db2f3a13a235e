import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { componentFacts } from '../.ladle/componentFacts.ts';

const root = path.resolve(import.meta.dirname, '..');

const components = globSync('src/{ui,islands,article,shell,search}/**/[A-Z]*.tsx', {
  cwd: root,
  ignore: ['**/*.test.tsx'],
}).sort();

/** `src/ui/Menu/MenuItem.tsx` has its stories in `stories/ui/Menu.stories.tsx`. */
function storyFile(component: string): string {
  const [, layer, folder = ''] = component.split('/');
  return `stories/${layer}/${path.basename(folder, '.tsx')}.stories.tsx`;
}

/** Messages about what a component's stories lack. */
function gaps(component: string): string[] {
  const file = storyFile(component);
  if (!existsSync(path.join(root, file))) return [`${component}: write ${file}`];
  const stories = readFileSync(path.join(root, file), 'utf8');
  const { name, props } = componentFacts(path.join(root, component));
  if (!stories.includes(`/${component}'`)) return [`${component}: <${name}> has no story in ${file}`];
  const lacks = (text: RegExp | string) =>
    typeof text === 'string' ? !stories.includes(text) : !text.test(stories);
  return props
    .filter((prop) => prop.name !== 'children' && !prop.name.endsWith('Ref'))
    .flatMap((prop) => [
      ...(lacks(new RegExp(`\\b${prop.name}\\b`))
        ? [`${component}: no story in ${file} uses “${prop.name}”`]
        : []),
      ...prop.choices
        .filter((choice) => lacks(`'${choice}'`) && lacks(`"${choice}"`))
        .map((choice) => `${component}: no story in ${file} shows “${prop.name}: ${choice}”`),
    ]);
}

test('every component has stories, which use every prop and every choice of a prop', () => {
  expect(components.length).toBeGreaterThan(0);
  expect(components.flatMap(gaps)).toEqual([]);
});
