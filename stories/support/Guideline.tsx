import type { ComponentType, ReactNode } from 'react';
import { ARTICLE_CLASS } from '../../src/shared/constants.ts';
import { StoryFrame } from '../workbench/StoryFrame.tsx';
import { reading } from './workbench.css.ts';

interface LiveProps {
  /** Id of the story, as the address has it: `article--callout--types`. */
  story: string;
  /** Width of its window, in CSS pixels. Default: that of the text. */
  width?: number;
}

/** A story at work, with a link to it. */
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

/** A page of guidelines, in the look of the site's own pages; `<Live story="…" />` shows a story in it. */
export function Guideline({ page: Page }: GuidelineProps) {
  return (
    <article className={`${ARTICLE_CLASS} ${reading}`}>
      <Page components={{ Live }} />
    </article>
  );
}
