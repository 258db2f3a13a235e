import { comparison } from './frame.css.ts';
import { StoryFrame } from './StoryFrame.tsx';

export interface ComparisonProps {
  /** Id of the story. */
  id: string;
  /** Width of the story in CSS pixels; `0` is all there is. */
  width: number;
}

/** A story in both themes and both languages, side by side. */
export function Comparison({ id, width }: ComparisonProps) {
  return (
    <div className={comparison}>
      {['en', 'zh'].flatMap((lang) =>
        ['light', 'dark'].map((theme) => (
          <StoryFrame
            key={lang + theme}
            story={{ id, name: `${lang}, ${theme}`, width }}
            look={{ lang, theme }}
          />
        )),
      )}
    </div>
  );
}
