import { useStyles } from '../ArticleContext.ts';
import { defineComponent, is } from '../checkProps.ts';
import * as styles from './FileTree.code.css.ts';

const shape = {
  /** One nested list whose entries begin with a name in backticks; the pipeline checks that. */
  children: is.children,
};

/** Folders and files, as a nested list that also makes sense without styles. */
export const FileTree = defineComponent(shape, function FileTree(props) {
  useStyles('code');
  return <div className={styles.tree}>{props.children}</div>;
});
