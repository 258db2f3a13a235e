import type { Hero as HeroData } from '../../shared/frontmatter.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { githubPath } from '../../ui/Icon/paths.ts';
import { useArticle, useStyles } from '../ArticleContext.ts';
import * as styles from './Hero.landing.css.ts';

/**
 * The top of a landing page: name, slogan and calls to action. Images have a fixed size, so that they cause no layout
 * shift: they may come from another host, which may be down.
 */
export function Hero(props: HeroData) {
  useStyles('landing');
  const { t } = useArticle();
  const { name, text, tagline, actions = [], github, logo, background, image } = props;
  return (
    <div className={styles.hero}>
      {background !== undefined && (
        <div className={styles.background}>
          <img className={styles.backgroundImage} src={background} alt="" />
        </div>
      )}
      <div className={styles.words}>
        <h1 className={styles.title}>
          <span className={styles.name}>
            {logo !== undefined && (
              <span className={styles.logo}>
                <img className={styles.logoImage} src={logo} alt="" />
              </span>
            )}
            {name}
          </span>{' '}
          <span className={styles.text}>{text}</span>
        </h1>
        {tagline !== undefined && <p className={styles.tagline}>{tagline}</p>}
        {(actions.length > 0 || github !== undefined) && (
          <p className={styles.actions}>
            {actions.map(({ text: label, link, theme = 'brand' }) => (
              <a key={link} className={styles.action} data-kind={theme} href={link}>
                {label}
              </a>
            ))}
            {github !== undefined && (
              <a className={styles.action} data-kind="plain" href={github}>
                <Icon path={githubPath} />
                {t('landing.github')}
              </a>
            )}
          </p>
        )}
      </div>
      {image !== undefined && <img className={styles.image} src={image.src} alt={image.alt} />}
    </div>
  );
}
