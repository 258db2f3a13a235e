import {
  CodeBlock,
  type CodeBlockProps,
  defineComponent,
  is,
  type PropsOf,
  Tabs,
  useStrings,
  useStyles,
} from 'docs-site-engine/components';
import { Children, isValidElement, type ReactNode } from 'react';
import './Showcase.article.css';

const layouts = ['wide', 'split'] as const;

const shape = {
  /**
   * `wide`: all code and tabs side by side below the text. `split`: terminals and tabs next to the text and its code.
   * Default: `'wide'`.
   */
  layout: is.optional(is.oneOf(layouts)),
  /**
   * Duration of the terminal's run, in milliseconds: its output gets its colors in real time once it is in view. Default:
   * it has them from the start.
   */
  plays: is.optional(is.nonEmptyString),
  /** Whether it ends the page: a dark panel in both themes, with the threads of the hero. Default: `false`. */
  closes: is.optional(is.boolean),
  /** A heading, text and code blocks; those in the language `ansi` are shown as terminals. */
  children: is.children,
};

export type ShowcaseProps = PropsOf<typeof shape>;

function isCode(node: ReactNode): boolean {
  return isValidElement(node) && node.type === CodeBlock;
}

function isTerminal(node: ReactNode): boolean {
  return isCode(node) && isValidElement<CodeBlockProps>(node) && node.props.lang === 'ansi';
}

function isTabs(node: ReactNode): boolean {
  return isValidElement(node) && node.type === Tabs;
}

/** A section of a landing page that shows the product at work. */
export const Showcase = defineComponent(shape, function Showcase(props) {
  const { layout = 'wide', plays: duration, closes = false, children } = props;
  useStyles('article');
  const t = useStrings();
  const isShown = (node: ReactNode) => isTabs(node) || (layout === 'wide' ? isCode(node) : isTerminal(node));
  const nodes = Children.toArray(children);
  return (
    <section
      className="showcase"
      data-layout={layout}
      data-plays={duration === undefined ? undefined : ''}
      data-closes={closes ? '' : undefined}
    >
      <div className="showcase-words">{nodes.filter((node) => !isShown(node))}</div>
      <div className="showcase-panes">{nodes.filter(isShown)}</div>
      {duration !== undefined && (
        <p className="showcase-words showcase-ran">
          <strong>{t('site.showcase.duration', { duration })}</strong> {t('site.showcase.ran')}
        </p>
      )}
      {closes && <img src="/landing/close.svg" width={1220} height={184} alt="" loading="lazy" />}
    </section>
  );
});
