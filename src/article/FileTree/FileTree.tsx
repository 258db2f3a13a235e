import type { ReactNode } from 'react';
import { useStyles } from '../ArticleContext.ts';
import { checkProps, is } from '../checkProps.ts';
import * as styles from './FileTree.article.css.ts';

export interface FileTreeProps {
  /** One nested list whose entries begin with a name in backticks; the pipeline checks that. */
  children?: ReactNode;
}

/** Folders and files, as a list that makes sense without styles, too. */
export function FileTree(props: FileTreeProps) {
  checkProps('FileTree', props, { children: is.anything });
  useStyles('article');
  return <div className={styles.tree}>{props.children}</div>;
}
