import type { ReactNode } from 'react';
import type { Hero as HeroData } from '../../shared/frontmatter.ts';
import { visuallyHidden } from '../../ui/Icon/Icon.css.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { githubPath } from '../../ui/Icon/paths.ts';
import { useArticle, useStyles } from '../ArticleContext.ts';
import { CopyButton } from '../CodeBlock/CodeBlock.tsx';
import * as styles from './Hero.article.css.ts';

export interface HeroProps extends HeroData {
  /** A component of the site, below the command. Default: none. */
  children?: ReactNode;
}

/**
 * The top of a landing page: name, slogan and calls to action. Images have a fixed size, so that they cause no layout
 * shift: they may come from another host, which may be down.
 */
export function Hero(props: HeroProps) {
  useStyles('article');
  const { t } = useArticle();
  const { name, text, tagline, actions = [], command, github, logo, background, image, children } = props;
  return (
    <div className={styles.hero}>
      {background !== undefined && (
        <div className={styles.background}>
          <img className={styles.backgroundImage} src={background} alt="" />
        </div>
      )}
      <div className={styles.words}>
        <h1 className={styles.title}>
          {logo === undefined ? (
            <span className={visuallyHidden}>{name}</span>
          ) : (
            <span className={styles.name}>
              <span className={styles.logo}>
                <img className={styles.logoImage} src={logo} alt="" data-logo="" />
              </span>
              {name}
            </span>
          )}{' '}
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
                <Icon path={githubPath} solid />
                {t('landing.github')}
              </a>
            )}
          </p>
        )}
        {command !== undefined && <Command text={command} />}
        {children}
      </div>
      {image !== undefined && <img className={styles.image} src={image.src} alt={image.alt} />}
    </div>
  );
}

/** A command for the terminal. `client/article/buttons.ts` handles its copy button like those of code blocks. */
function Command({ text }: { text: string }) {
  const { t } = useArticle();
  return (
    <div className={styles.command} data-code-block="" translate="no">
      <code>
        <span className="line">{text}</span>
      </code>
      <CopyButton className={styles.copy} label={t('code.copy')} />
    </div>
  );
}
