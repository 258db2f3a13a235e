import { MAX_CODE_SIZE } from '../../shared/constants.ts';
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
  /** How many lines it has, as a number. Default: not known, and the browser draws it even when it is out of sight. */
  lines?: string;
  /** How many characters its longest line has, as a number. Belongs to `lines`. */
  columns?: string;
  /** Show only the first of its `lines`, and a button for the rest. Default: `false`. */
  folded?: boolean;
  /** Its names have types behind them. Default: `false`. */
  types?: boolean;
}

/** Shorter blocks cost less to draw than to be skipped while they are out of sight. */
const SKIPPABLE_LINES = 4;

const isKnown = (size: string | undefined) => Number(size) < MAX_CODE_SIZE;

const plain = new Set(['text', 'txt', 'plain', 'plaintext', 'ansi']);

/** Highlighted code. Its buttons are plain HTML: one listener in `src/client/content/codeBlocks.ts` serves all of them. */
export function CodeBlock(props: CodeBlockProps) {
  checkProps('CodeBlock', props, {
    html: is.string,
    lang: is.string,
    title: is.optional(is.text),
    states: is.optional(is.string),
    lineNumbers: is.optional(is.flag),
    wrap: is.optional(is.flag),
    lines: is.optional(is.text),
    columns: is.optional(is.text),
    folded: is.optional(is.flag),
    types: is.optional(is.flag),
  });
  const { t, copied, styles: stylesheets } = useArticle();
  const { html, lang, title, states = '', lines, columns } = props;
  const { lineNumbers = false, wrap = false, folded = false, types = false } = props;
  // What pops up from a name must not be cut off at the block's edge.
  const skippable = !types && isKnown(lines) && isKnown(columns) && Number(lines) >= SKIPPABLE_LINES;
  if (lang === 'ansi' || folded || types) stylesheets.add('elements');
  return (
    <figure
      className={styles.block}
      aria-label={title === undefined ? t('code.region') : undefined}
      data-code-block=""
      data-lang={lang}
      data-wrapped={wrap ? '' : undefined}
      data-line-numbers={lineNumbers ? '' : undefined}
      data-folded={folded ? '' : undefined}
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
        <code
          className={styles.code}
          data-lines={skippable ? lines?.padStart(3, '0') : undefined}
          data-columns={skippable ? columns?.padStart(3, '0') : undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the highlighter, which escapes the code
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
      {folded && (
        <button type="button" className={elements.unfold} data-unfold="">
          {t('code.showAll', { count: Number(lines) })}
        </button>
      )}
    </figure>
  );
}
