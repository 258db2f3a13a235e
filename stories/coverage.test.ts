import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { componentFacts, components, storyFile } from '../.ladle/componentFacts.ts';
import { componentUses } from '../.ladle/componentUses.ts';
import type { ComponentFacts } from './workbench/componentDocs.ts';

const root = path.resolve(import.meta.dirname, '..');

const isIsland = (file: string) => file.startsWith('src/islands/');
const elementStories = (name: string) => `stories/article/${name}.stories.tsx`;

/** Messages about props and values without a story. */
function gaps(facts: ComponentFacts): string[] {
  const { file: component, name, props } = facts;
  const file = storyFile(facts);
  // an island that an element of the same name renders is shown by the stories of the element
  if (
    isIsland(component) &&
    !existsSync(path.join(root, file)) &&
    existsSync(path.join(root, elementStories(name)))
  )
    return [];
  if (!existsSync(path.join(root, file))) return [`${component}: write ${file}`];
  const uses = componentUses(path.join(root, file), name);
  if (!uses) return [`${component}: <${name}> has no story in ${file}`];
  return props
    .filter((prop) => !prop.inherited && prop.name !== 'children' && !prop.name.endsWith('Ref'))
    .flatMap((prop) => {
      const values = uses.get(prop.name);
      if (!values) return [`${component}: no story in ${file} gives <${name}> the prop "${prop.name}"`];
      return prop.choices
        .filter((choice) => !values.has(choice) && choice !== prop.default?.replace(/[`']/g, ''))
        .map((choice) => `${component}: no story in ${file} shows "${prop.name}: ${choice}"`);
    });
}

test('every prop has a comment; every component has stories, which use every prop and every choice of a prop', () => {
  const facts = componentFacts(components());
  expect(facts.length).toBeGreaterThan(0);
  // in article and search, parts of shapes that are described where they are checked or made
  const described = facts.filter(({ file }) => /^src\/(?:ui|islands|shell)\//.test(file));
  const silent = described.flatMap(({ file, props }) =>
    props
      .filter(({ description, inherited }) => !inherited && description === '')
      .map(({ name }) => `${file}: say in a comment what the prop "${name}" does`),
  );
  expect([...silent, ...facts.flatMap(gaps)]).toEqual([]);
});
