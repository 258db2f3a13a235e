import { useStyles } from '../ArticleContext.ts';
import { checkProps, is, type PropsOf } from '../checkProps.ts';
import { section } from './Section.landing.css.ts';

const shape = {
  /** A heading and any content. A list is shown as a grid of hairlines; its items begin with bold text. */
  children: is.content,
};

export type SectionProps = PropsOf<typeof shape>;

/** A section of a landing page. */
export function Section(props: SectionProps) {
  checkProps('Section', props, shape);
  useStyles('landing');
  return <section className={section}>{props.children}</section>;
}
