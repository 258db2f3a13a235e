import * as styles from './frame.css.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { useSettings } from './settings.ts';

export interface ComparisonProps {
  /** Id of the story. */
  id: string;
  /** Width of the story in CSS pixels; `0` is all there is. */
  width: number;
}

/** A story in both themes and both languages, side by side. */
export function Comparison({ id, width }: ComparisonProps) {
  const { zoom, background } = useSettings();
  return (
    <div className={styles.comparison}>
      {['en', 'zh'].flatMap((lang) =>
        ['light', 'dark'].map((theme) => {
          const name = `${lang}, ${theme}`;
          return (
            <figure key={name} className={styles.compared}>
              <figcaption>{name}</figcaption>
              <StoryFrame story={{ id, name, width }} look={{ lang, theme, zoom, background }} />
            </figure>
          );
        }),
      )}
    </div>
  );
}
