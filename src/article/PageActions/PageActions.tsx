import { Icon } from '../../ui/Icon/Icon.tsx';
import { chevronDownPath, notePath } from '../../ui/Icon/paths.ts';
import * as menu from '../../ui/Menu/Menu.css.ts';
import { item, panel } from '../../ui/Menu/Menu.deferred.css.ts';
import { useArticle } from '../ArticleContext.ts';
import { CopyButton } from '../CodeBlock/CodeBlock.tsx';
import { element, is } from '../checkProps.ts';
import * as styles from './PageActions.css.ts';

const shape = {
  /** URL of the page as Markdown. */
  markdownUrl: is.text,
};

/** A page has one, in its head. */
const ID = 'page-menu';

/**
 * Beside the title: copies the page as Markdown, e.g. for language models, or shows it. The menu is a native popover, so
 * it opens without scripts.
 */
export const PageActions = element(shape, function PageActions(props) {
  const { t } = useArticle();
  return (
    <div className={`${menu.root} ${styles.actions}`}>
      <CopyButton className={styles.copy} label={t('markdown.copy')} url={props.markdownUrl}>
        <span>{t('markdown.short')}</span>
      </CopyButton>
      <button
        type="button"
        className={`${menu.button} ${styles.more}`}
        popoverTarget={ID}
        aria-label={t('markdown.more')}
      >
        <Icon path={chevronDownPath} />
      </button>
      <div id={ID} popover="auto" className={panel} data-align="end">
        <a className={`${item} ${styles.view}`} href={props.markdownUrl}>
          <Icon path={notePath} />
          {t('markdown.view')}
        </a>
      </div>
    </div>
  );
});
