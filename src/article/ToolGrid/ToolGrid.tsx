import { BLANK_PIXEL } from '../../shared/constants.ts';
import { useArticle, useStyles } from '../ArticleContext.ts';
import { element } from '../checkProps.ts';
import * as styles from './ToolGrid.article.css.ts';

/** Width and height of a logo at scale 1, in CSS pixels. */
const LOGO_PX = 40;

/** The sibling tools from the site's configuration, as in the top bar's menu. */
export const ToolGrid = element({}, function ToolGrid() {
  useStyles('article');
  const { tools } = useArticle();
  if (!tools?.items.length) throw new Error('<ToolGrid>: the site’s configuration names no tools.');
  const hasLogos = tools.items.some(({ logo }) => logo);
  return (
    <ul className={styles.grid}>
      {tools.items.map(({ name, description, url, logo = BLANK_PIXEL, logoScale }) => (
        <li key={name} className={styles.tool}>
          {hasLogos && (
            <span className={styles.logo}>
              <img
                className={styles.logoImage}
                src={logo}
                width={LOGO_PX * logoScale}
                height={LOGO_PX * logoScale}
                alt=""
                loading="lazy"
                data-logo=""
              />
            </span>
          )}
          <a className={styles.link} href={url} target="_blank" rel="noopener">
            {name}
          </a>
          <span className={styles.description}>{description}</span>
        </li>
      ))}
    </ul>
  );
});
