import { useLadleContext } from '@ladle/react';
import { PropsTable } from './PropsTable.tsx';
import { Prose } from './Prose.tsx';
import { docs as docsPage } from './panel.css.ts';
import { Source } from './Source.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { useComponentDocs } from './useComponentDocs.ts';

/** Documentation of a component: its comment and props, all stories, and its source. */
export function DocsPage() {
  const { globalState } = useLadleContext();
  const docs = useComponentDocs(globalState.story);
  if (!docs) return <p>Reading …</p>;
  const { title, components, stories } = docs;
  return (
    <div className={docsPage}>
      <h1>{title}</h1>
      {components.map(({ name, description, props }) => (
        <section key={name}>
          <h2>{name}</h2>
          <Prose text={description} />
          <PropsTable name={name} props={props} />
        </section>
      ))}
      <h2>Stories</h2>
      {stories.map((story) => (
        <section key={story.id}>
          <h3>
            <a href={`?story=${story.id}`}>{story.name}</a>
          </h3>
          <Prose text={story.description} />
          <StoryFrame story={story} />
          <details>
            <summary>Source of the story</summary>
            <Source code={story.source} />
          </details>
        </section>
      ))}
      {components.length > 0 && <h2>Source</h2>}
      {components.map(({ name, source }) => (
        <details key={name}>
          <summary>{source.title}</summary>
          <Source code={source} />
        </details>
      ))}
    </div>
  );
}
