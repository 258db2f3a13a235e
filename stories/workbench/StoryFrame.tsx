import { useLadleContext } from '@ladle/react';
import { useState } from 'react';
import type { StoryDocs } from './componentDocs.ts';
import { frame } from './panel.css.ts';
import { useSettings } from './settings.ts';
import { useFit } from './useFit.ts';

/** Least and greatest height of a story on a page, in CSS pixels. */
const HEIGHTS = [96, 640] as const;

export interface StoryFrameProps {
  /** Id and name of the story, and the viewport that it asks for. */
  story: Pick<StoryDocs, 'id' | 'name' | 'width'>;
  /** Theme, language, and other settings. Default: the theme and language of the workbench. */
  look?: Record<string, string>;
}

/** A story in an iframe: in one document, stories would share ids, focus and fixed elements. */
export function StoryFrame({ story: { id, name, width }, look }: StoryFrameProps) {
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
    // the frame is as high as its story, so the gutter for a scrollbar would only be a white strip
    page.ownerDocument.documentElement.style.scrollbarGutter = 'auto';
    const observer = new ResizeObserver(() =>
      setHeight(Math.max(HEIGHTS[0], Math.min(HEIGHTS[1], page.scrollHeight + 2))),
    );
    observer.observe(page);
  };
  const query = new URLSearchParams({ mode: 'preview', story: id, theme, lang, rtl: String(rtl), ...look });
  return (
    <div ref={setPlace}>
      <iframe
        className={frame}
        title={name}
        loading="lazy"
        src={`?${query}`}
        // hidden until it has loaded, because it is white until then, also in the dark theme
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
