import { useStyles } from '../ArticleContext.ts';
import { defineComponent, is } from '../checkProps.ts';
import * as styles from './Diagram.code.css.ts';

const shape = {
  /** The drawing: an `<svg>` element. Authors write `src`, the path of the file, instead. */
  html: is.nonEmptyString,
  /** Text alternative of the drawing. */
  alt: is.nonEmptyString,
  /** Text below the drawing. Default: none. */
  caption: is.optional(is.nonEmptyString),
};

/** An inline drawing, so that it follows the theme: its colors are `currentColor` and the theme's tokens. */
export const Diagram = defineComponent(shape, function Diagram(props) {
  useStyles('code');
  return (
    <figure className={styles.diagram}>
      <div
        className={styles.drawing}
        role="img"
        aria-label={props.alt}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls horizontally, which must be possible by keyboard
        tabIndex={0}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: one of the site's own files, checked by the pipeline
        dangerouslySetInnerHTML={{ __html: props.html }}
      />
      {props.caption !== undefined && <figcaption className={styles.caption}>{props.caption}</figcaption>}
    </figure>
  );
});
