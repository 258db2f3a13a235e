import type { Feature } from '../../shared/frontmatter.ts';
import { useStyles } from '../ArticleContext.ts';
import { checkProps, is, type PropsOf } from '../checkProps.ts';
import * as styles from './Features.landing.css.ts';

const shape = {
  /** In the order of the grid. */
  items: is.listOf<Feature>(),
};

export type FeaturesProps = PropsOf<typeof shape>;

/** The product's features on a landing page, in a grid of hairlines. */
export function Features(props: FeaturesProps) {
  checkProps('Features', props, shape);
  useStyles('landing');
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
}
