import assert from 'node:assert/strict';
import type { ProjectCopy } from './copy.ts';

/**
 * Returns the places that a recipe has changed: both languages of the manual are one, and so are the files of an
 * island.
 */
function changedPlaces(copy: ProjectCopy): string[] {
  const files = copy.status().map((line) => line.replace(/^\S+\s+/, ''));
  const places = files.map((file) =>
    file.replace(/^manual\/docs\/\w+\//, 'manual/docs/*/').replace(/^(src\/islands\/\w+)\/.*/, '$1/'),
  );
  return [...new Set(places)];
}

function describeInManual(copy: ProjectCopy, text: string): void {
  for (const lang of ['en', 'zh']) {
    const file = `manual/docs/${lang}/pages.md`;
    copy.write(file, `${copy.read(file).trimEnd()}\n\n${text}\n`);
  }
}

/** A frontmatter field is added, used and described in at most four places. */
export async function newFrontmatterField(copy: ProjectCopy): Promise<void> {
  copy.replace(
    'src/shared/frontmatter.ts',
    'frontmatterSchema = z.strictObject({',
    "frontmatterSchema = z.strictObject({\n  recipe: key(z.string(), 'Shown before the title. Default: nothing.'),",
  );
  copy.replace(
    'src/node/site/buildPageData.ts',
    'documentTitle: ',
    "documentTitle: (frontmatter.recipe ?? '') + ",
  );
  await copy.run('schemas');
  assert.match(copy.read('schemas/frontmatter.schema.json'), /"recipe"/);
  describeInManual(copy, '`recipe` is shown before the title.');
  const places = changedPlaces(copy);
  assert.ok(places.length <= 4, `A frontmatter field takes ${places.length} places: ${places.join(', ')}`);
  copy.reset();
}

const ISLAND = `import { useState } from 'react';
import type { IslandProps } from '../Slot/Slot.tsx';

export interface RatingProps {
  /** Number of stars. */
  max: number;
}

/** A rating of the page. */
export function Rating({ props }: IslandProps<RatingProps>) {
  const [stars, setStars] = useState(0);
  return (
    <button type="button" onClick={() => setStars((stars + 1) % (props.max + 1))}>
      {stars}
    </button>
  );
}
`;

const ELEMENT = `import { Island } from '../../islands/Island/Island.tsx';
import { Rating as RatingIsland } from '../../islands/Rating/Rating.tsx';
import { defineComponent, is } from '../checkProps.ts';

const shape = {
  /** Number of stars. */
  max: is.nonEmptyString,
};

/** A rating of the page. */
export const Rating = defineComponent(shape, function Rating({ max }) {
  return <Island name="Rating" component={RatingIsland} props={{ max: Number(max) }} />;
});
`;

const STORIES = `import { Rating } from '../../src/article/Rating/Rating.tsx';
import { InArticle } from '../support/InArticle.tsx';

export default { title: 'Article / Rating' };

export const Playground = () => (
  <InArticle>
    <Rating max="5" />
  </InArticle>
);
`;

/** An island for authors is added, shown in the workbench and described in at most six places. */
export async function newIsland(copy: ProjectCopy): Promise<void> {
  copy.write('src/islands/Rating/Rating.tsx', ISLAND);
  copy.replace(
    'src/islands/registry.ts',
    'islands: Record<string, IslandEntry> = {',
    `islands: Record<string, IslandEntry> = {
  Rating: {
    load: async () => (await import(/* webpackChunkName: "rating" */ './Rating/Rating.tsx')).Rating,
    chunk: 'rating',
    strategy: 'intent',
  },`,
  );
  copy.write('src/article/Rating/Rating.tsx', ELEMENT);
  copy.replace(
    'src/article/elements.ts',
    'export { Section }',
    "export { Rating } from './Rating/Rating.tsx';\nexport { Section }",
  );
  copy.write('stories/article/Rating.stories.tsx', STORIES);
  describeInManual(copy, '<Rating max="5" />');
  const places = changedPlaces(copy);
  assert.ok(places.length <= 6, `An island takes ${places.length} places: ${places.join(', ')}`);
  await copy.run('test:unit', ['stories/coverage.test.ts', 'src/node/api.test.ts']);
  copy.reset();
}
