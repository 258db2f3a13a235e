import { useStyles } from '../ArticleContext.ts';
import { checkProps, is, type PropsOf } from '../checkProps.ts';
import * as styles from './FileTree.article.css.ts';

const shape = {
  /** One nested list whose entries begin with a name in backticks; the pipeline checks that. */
  children: is.content,
};

export type FileTreeProps = PropsOf<typeof shape>;

/** Folders and files, as a list that makes sense without styles, too. */
export function FileTree(props: FileTreeProps) {
  checkProps('FileTree', props, shape);
  useStyles('article');
  return <div className={styles.tree}>{props.children}</div>;
}
