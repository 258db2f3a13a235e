import { existsSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { componentFacts } from '../.ladle/componentFacts.ts';
import { componentUses } from '../.ladle/componentUses.ts';

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
  const { name, props } = componentFacts(path.join(root, component));
  const uses = componentUses(path.join(root, file), name);
  if (!uses) return [`${component}: <${name}> has no story in ${file}`];
  return props
    .filter((prop) => prop.name !== 'children' && !prop.name.endsWith('Ref'))
    .flatMap((prop) => {
      const values = uses.get(prop.name);
      if (!values) return [`${component}: no story in ${file} gives <${name}> the prop “${prop.name}”`];
      return prop.choices
        .filter((choice) => !values.has(choice))
        .map((choice) => `${component}: no story in ${file} shows “${prop.name}: ${choice}”`);
    });
}

test('every component has stories, which use every prop and every choice of a prop', () => {
  expect(components.length).toBeGreaterThan(0);
  expect(components.flatMap(gaps)).toEqual([]);
});
