import type { ReactNode } from 'react';
import { useStyles } from '../ArticleContext.ts';
import { checkProps, is } from '../checkProps.ts';
import { section } from './Section.landing.css.ts';

export interface SectionProps {
  /** A heading and any content. A list is shown as a grid of hairlines; its items begin with bold text. */
  children?: ReactNode;
}

/** A section of a landing page. */
export function Section(props: SectionProps) {
  checkProps('Section', props, { children: is.anything });
  useStyles('landing');
  return <section className={section}>{props.children}</section>;
}
