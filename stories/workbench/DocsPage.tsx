import { useLadleContext } from '@ladle/react';
import { useState } from 'react';
import type { StoryDocs } from './componentDocs.ts';
import { PropsTable } from './PropsTable.tsx';
import { Prose } from './Prose.tsx';
import { docs as docsPage, frame } from './panel.css.ts';
import { Source } from './Source.tsx';
import { useSettings } from './settings.ts';
import { useComponentDocs } from './useComponentDocs.ts';
import { useFit } from './useFit.ts';

/** Least and greatest height of a story on a docs page, in CSS pixels. */
const HEIGHTS = [96, 640] as const;

/** What there is to know of a component: its comment and props, all stories, and its source. */
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

/** A story in a document of its own: stories side by side would share ids, focus, and what is fixed to the window. */
function StoryFrame({ story: { id, name, width } }: { story: StoryDocs }) {
  const { theme, rtl } = useLadleContext().globalState;
  const { lang } = useSettings();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState<number>(HEIGHTS[0]);
  const [isLoaded, setLoaded] = useState(false);
  const zoom = useFit(place, width);
  const follow = (element: HTMLIFrameElement) => {
    setLoaded(true);
    const page = element.contentDocument?.getElementById('ladle-root');
    if (!page) return;
    const observer = new ResizeObserver(() =>
      setHeight(Math.max(HEIGHTS[0], Math.min(HEIGHTS[1], page.scrollHeight + 2))),
    );
    observer.observe(page);
  };
  const query = new URLSearchParams({ mode: 'preview', story: id, theme, lang, rtl: String(rtl) });
  return (
    <div ref={setPlace}>
      <iframe
        className={frame}
        title={name}
        loading="lazy"
        src={`?${query}`}
        // until then it is white, whatever the theme
        style={{
          inlineSize: width || '100%',
          blockSize: height,
          zoom,
          ...(isLoaded ? {} : { visibility: 'hidden' }),
        }}
        onLoad={({ currentTarget }) => follow(currentTarget)}
      />
    </div>
  );
}
