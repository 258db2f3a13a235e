import { useStyles } from '../ArticleContext.ts';
import { defineComponent, is } from '../checkProps.ts';
import { section } from './Section.article.css.ts';

const shape = {
  /** A heading and any content. A list is shown as a grid of hairlines; its items begin with bold text. */
  children: is.children,
};

/** A section of a landing page. */
export const Section = defineComponent(shape, function Section(props) {
  useStyles('article');
  return <section className={section}>{props.children}</section>;
});
