import { useStyles } from '../ArticleContext.ts';
import { element, is } from '../checkProps.ts';
import { section } from './Section.article.css.ts';

const shape = {
  /** A heading and any content. A list is shown as a grid of hairlines; its items begin with bold text. */
  children: is.content,
};

/** A section of a landing page. */
export const Section = element(shape, function Section(props) {
  useStyles('article');
  return <section className={section}>{props.children}</section>;
});
