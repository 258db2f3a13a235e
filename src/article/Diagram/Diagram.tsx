import { useStyles } from '../ArticleContext.ts';
import { checkProps, is } from '../checkProps.ts';
import * as styles from './Diagram.elements.css.ts';

export interface DiagramProps {
  /** The drawing: an `<svg>` element. Authors write `src`, the path of the file, in its place. */
  html: string;
  /** Says in words what the drawing shows. */
  alt: string;
  /** Below the drawing. Default: none. */
  caption?: string;
}

/** A drawing in the page itself, so that it follows the theme: its colours are `currentColor` and the theme's tokens. */
export function Diagram(props: DiagramProps) {
  checkProps('Diagram', props, { html: is.text, alt: is.text, caption: is.optional(is.text) });
  useStyles('elements');
  return (
    <figure className={styles.diagram}>
      <div
        className={styles.drawing}
        role="img"
        aria-label={props.alt}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways, which the keyboard must be able to
        tabIndex={0}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the site, checked by the pipeline
        dangerouslySetInnerHTML={{ __html: props.html }}
      />
      {props.caption !== undefined && <figcaption className={styles.caption}>{props.caption}</figcaption>}
    </figure>
  );
}
