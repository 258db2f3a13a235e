import type { Hero as HeroData } from '../../shared/frontmatter.ts';
import { useStyles } from '../ArticleContext.ts';
import { checkProps, is } from '../checkProps.ts';
import * as styles from './Hero.landing.css.ts';

/** The head of a landing page: name, promise, and where to go from here. */
export function Hero(props: HeroData) {
  checkProps('Hero', props, {
    name: is.text,
    text: is.text,
    tagline: is.optional(is.text),
    actions: is.optional(is.list),
    image: is.optional(is.anything),
  });
  useStyles('landing');
  const { name, text, tagline, actions = [], image } = props;
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <span className={styles.name}>{name}</span> <span className={styles.text}>{text}</span>
        </h1>
        {tagline !== undefined && <p className={styles.tagline}>{tagline}</p>}
        {actions.length > 0 && (
          <p className={styles.actions}>
            {actions.map(({ text: label, link, theme = 'brand' }) => (
              <a key={link} className={styles.action} data-kind={theme} href={link}>
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
      {image !== undefined && <img className={styles.image} src={image.src} alt={image.alt} />}
    </div>
  );
}
