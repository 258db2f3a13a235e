import { Icon } from '../../ui/Icon/Icon.tsx';
import { notePath } from '../../ui/Icon/paths.ts';
import { useArticle } from '../ArticleContext.ts';
import { CopyButton } from '../CodeBlock/CodeBlock.tsx';
import { defineComponent, is } from '../checkProps.ts';
import * as styles from './PageActions.css.ts';

const shape = {
  /** URL of the page as Markdown. */
  markdownUrl: is.nonEmptyString,
};

/** A button and a link next to the title, which copy the page as Markdown, e.g. for language models, or show it. */
export const PageActions = defineComponent(shape, function PageActions(props) {
  const { t } = useArticle();
  return (
    <div className={styles.actions}>
      <CopyButton className={styles.copy} label={t('markdown.copy')} url={props.markdownUrl}>
        <span>{t('markdown.short')}</span>
      </CopyButton>
      <a className={styles.view} href={props.markdownUrl} aria-label={t('markdown.view')} data-tooltip="">
        <Icon path={notePath} />
      </a>
    </div>
  );
});
