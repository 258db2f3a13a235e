import { Icon } from '../../ui/Icon/Icon.tsx';
import { checkPath, copyPath } from '../../ui/Icon/paths.ts';
import { useArticle } from '../ArticleContext.ts';
import { checkProps, is, type PropsOf } from '../checkProps.ts';
import * as styles from './PageActions.css.ts';

const shape = {
  /** URL of the page as Markdown. */
  markdownUrl: is.text,
};

export type PageActionsProps = PropsOf<typeof shape>;

/** Copies or shows the page as Markdown, e.g. for language models. `src/client/content/codeBlocks.ts` listens. */
export function PageActions(props: PageActionsProps) {
  checkProps('PageActions', props, shape);
  const { t, copied } = useArticle();
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={styles.copy}
        data-copy-page={props.markdownUrl}
        data-copied={copied}
        aria-label={t('markdown.copy')}
      >
        <Icon path={copyPath} />
        <Icon path={checkPath} />
      </button>
      <a className={styles.view} href={props.markdownUrl}>
        {t('markdown.view')}
      </a>
    </div>
  );
}
