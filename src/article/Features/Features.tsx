import type { Feature } from '../../shared/frontmatter.ts';
import { useStyles } from '../ArticleContext.ts';
import { defineComponent, is } from '../checkProps.ts';
import * as styles from './Features.article.css.ts';

const shape = {
  /** The features, in the order of the grid. */
  items: is.listOf<Feature>(),
};

/** The product's features on a landing page, in a grid of hairlines. */
export const Features = defineComponent(shape, function Features(props) {
  useStyles('article');
  return (
    <ul className={styles.grid}>
      {props.items.map(({ title, details, icon, link }) => (
        <li key={title} className={styles.feature}>
          {icon !== undefined && (
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
          )}
          <h2 className={styles.title}>
            {link === undefined ? (
              title
            ) : (
              <a className={styles.link} href={link}>
                {title}
              </a>
            )}
          </h2>
          <p className={styles.details}>{details}</p>
        </li>
      ))}
    </ul>
  );
});
