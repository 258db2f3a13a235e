import { Icon } from '../../ui/Icon/Icon.tsx';
import { checkPath, copyPath, wrapPath } from '../../ui/Icon/paths.ts';
import { useArticle } from '../ArticleContext.ts';
import { checkProps, is } from '../checkProps.ts';
import * as styles from './CodeBlock.css.ts';
import * as elements from './CodeBlock.elements.css.ts';

export interface CodeBlockProps {
  /** Inner HTML of the `<code>` element: a `span.line` a line, tokens as classes. */
  html: string;
  /** Name of the code's language. */
  lang: string;
  /** File name or the like, above the code. Default: none. */
  title?: string;
  /** Classes of the block as a whole, such as `has-focused has-diff`. Default: none. */
  states?: string;
  /** Number the lines. Default: `false`. */
  lineNumbers?: boolean;
  /** Wrap long lines until the reader says otherwise. Default: `false`. */
  wrap?: boolean;
  /** How many lines it has, as a number: shows the first of them and a button for the rest. Default: all are shown. */
  folded?: string;
  /** Its names have types behind them. Default: `false`. */
  types?: boolean;
}

const plain = new Set(['text', 'txt', 'plain', 'plaintext', 'ansi']);

/** Highlighted code. Its buttons are plain HTML: one listener in `src/client/codeBlocks.ts` serves all of them. */
export function CodeBlock(props: CodeBlockProps) {
  checkProps('CodeBlock', props, {
    html: is.string,
    lang: is.string,
    title: is.optional(is.text),
    states: is.optional(is.string),
    lineNumbers: is.optional(is.flag),
    wrap: is.optional(is.flag),
    folded: is.optional(is.text),
    types: is.optional(is.flag),
  });
  const { t, copied, styles: stylesheets } = useArticle();
  const { html, lang, title, states = '', lineNumbers = false, wrap = false, folded, types = false } = props;
  if (lang === 'ansi' || folded !== undefined || types) stylesheets.add('elements');
  return (
    <figure
      className={styles.block}
      aria-label={title === undefined ? t('code.region') : undefined}
      data-code-block=""
      data-lang={lang}
      data-wrapped={wrap ? '' : undefined}
      data-line-numbers={lineNumbers ? '' : undefined}
      data-folded={folded === undefined ? undefined : ''}
    >
      {title !== undefined && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.tools}>
        {!plain.has(lang) && (
          <span className={styles.lang} aria-hidden="true">
            {lang}
          </span>
        )}
        <button
          type="button"
          className={styles.button}
          data-wrap=""
          aria-label={t('code.wrap')}
          aria-pressed={wrap}
        >
          <Icon path={wrapPath} />
        </button>
        <button
          type="button"
          className={styles.button}
          data-copy=""
          data-copied={copied}
          aria-label={t('code.copy')}
        >
          <Icon path={copyPath} />
          <Icon path={checkPath} />
        </button>
      </div>
      <pre
        className={states ? `${styles.pre} ${states}` : styles.pre}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways, which the keyboard must be able to
        tabIndex={0}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the highlighter, which escapes the code */}
        <code className={styles.code} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {folded !== undefined && (
        <button type="button" className={elements.unfold} data-unfold="">
          {t('code.showAll', { count: Number(folded) })}
        </button>
      )}
    </figure>
  );
}
