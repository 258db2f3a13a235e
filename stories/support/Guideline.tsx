import type { ComponentType, ReactNode } from 'react';
import { ARTICLE_CLASS } from '../../src/shared/constants.ts';
import { StoryFrame } from '../workbench/StoryFrame.tsx';
import { reading } from './workbench.css.ts';

interface LiveProps {
  /** Id of the story, as in its URL: `article--callout--types`. */
  story: string;
  /** Width of the frame, in CSS pixels. Default: the width of the text. */
  width?: number;
}

/** A live story, with a link to it. */
function Live({ story, width = 0 }: LiveProps): ReactNode {
  const name = story.replaceAll('--', ' / ').replaceAll('-', ' ');
  return (
    <figure>
      <StoryFrame story={{ id: story, name, width }} />
      <figcaption>
        <a href={`?story=${story}`}>{name}</a>
      </figcaption>
    </figure>
  );
}

export interface GuidelineProps {
  /** Module of a page: `import Page from './page.mdx?guideline'`. */
  page: ComponentType<{ components: Record<string, unknown> }>;
}

/** A page of guidelines, styled like the pages of the site. `<Live story="…" />` embeds a story. */
export function Guideline({ page: Page }: GuidelineProps) {
  return (
    <article className={`${ARTICLE_CLASS} ${reading}`}>
      <Page components={{ Live }} />
    </article>
  );
}
