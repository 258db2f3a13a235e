import type { TFunction } from 'i18next';
import { Fragment, type ReactNode } from 'react';
import type { TextKey } from '../../shared/themeConfig.ts';
import { siteText, useArticle } from '../ArticleContext.ts';
import { defineComponent, is, type PropsOf } from '../checkProps.ts';
import * as elements from './CodeBlock.code.css.ts';
import * as styles from './CodeBlock.css.ts';
import './CodeBlock.deferred.css.ts';

const shape = {
  /** Inner HTML of the `<code>` element: one `span.line` per line, tokens as classes. */
  html: is.string,
  /** Name of the code's language. */
  lang: is.string,
  /** File name or similar, above the code. Default: none. */
  title: is.optional(is.nonEmptyString),
  /** Command that printed the code, which is then shown as a terminal below the command. Default: none. */
  command: is.optional(is.nonEmptyString),
  /** Exit code of `command`. Default: unknown. */
  exitCode: is.optional(is.nonEmptyString),
  /** Classes of the whole block, such as `has-focused has-diff`. Default: none. */
  states: is.optional(is.string),
  /** Whether to number the lines. Default: `false`. */
  lineNumbers: is.optional(is.boolean),
  /** Whether long lines wrap initially. Default: `false`. */
  wrap: is.optional(is.boolean),
  /** Total number of lines. If set, long code is folded until a button is clicked. Default: all lines are visible. */
  lines: is.optional(is.nonEmptyString),
  /** Number of lines to reserve height for. Default: the height follows from the code. */
  rows: is.optional(is.nonEmptyString),
  /** Whether identifiers have tooltips with their types. Default: `false`. */
  types: is.optional(is.boolean),
  /** Additional buttons as JSON, an array of {@link CodeTool}. Default: none. */
  tools: is.optional(is.nonEmptyString),
};

/** Props of `<CodeBlock>`. */
export type CodeBlockProps = PropsOf<typeof shape>;

const plain = new Set(['text', 'txt', 'plain', 'plaintext', 'ansi']);

/** Matches code with highlighted, changed or focused lines or words. */
const MARKED = /class="[^"]*\b(?:highlighted|diff|focused)\b/;

/** A button whose clicks a browser module of the site handles. */
interface CodeTool {
  label: string | TextKey;
  attributes: Record<string, string>;
  quiet?: boolean;
}

function toolButton(t: TFunction, { label, attributes, quiet = false }: CodeTool): ReactNode {
  const text = typeof label === 'string' ? label : siteText(t, label.key);
  return (
    <button
      key={text}
      type="button"
      className={
        quiet ? `${styles.button} ${styles.tool}` : `${styles.button} ${styles.tool} ${styles.always}`
      }
      {...attributes}
    >
      {text}
    </button>
  );
}

/** Allows a path to wrap after its slashes. */
const breakable = (title: string) =>
  title.split(/(?<=\/)/).map((part, place) => (
    <Fragment key={part + String(place)}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Highlighted code. Its buttons are plain HTML, whose clicks `client/article/buttons.ts` handles with one listener for all. */
export const CodeBlock = defineComponent(shape, function CodeBlock(props) {
  const { t, styles: stylesheets } = useArticle();
  const { html, lang, command, exitCode, tools, title = command, states = '', lines, rows } = props;
  const { lineNumbers = false, wrap = false, types = false } = props;
  if (lang === 'ansi' || lang === 'diff' || command !== undefined || lines || types || MARKED.test(html))
    stylesheets.add('code');
  return (
    <figure
      className={states ? `${styles.block} ${states}` : styles.block}
      aria-label={title === undefined ? t('code.region') : undefined}
      data-code-block=""
      data-lang={lang}
      data-rows={rows}
      data-exit-code={exitCode}
      data-wrapped={wrap ? '' : undefined}
      data-line-numbers={lineNumbers ? '' : undefined}
    >
      {title !== undefined && (
        <figcaption translate="no" data-command={title === command ? '' : undefined}>
          {breakable(title)}
        </figcaption>
      )}
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
        />
        <CopyButton className={styles.button} label={t('code.copy')} />
        {tools !== undefined && (JSON.parse(tools) as CodeTool[]).map((tool) => toolButton(t, tool))}
      </div>
      <pre
        className={styles.pre}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls horizontally, which must be possible by keyboard
        tabIndex={0}
        translate="no"
      >
        <code
          className={styles.code}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: output of the highlighter, which escapes the code
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
      {lines && (
        <button type="button" className={elements.unfold} data-unfold="">
          {t('code.showAll', { count: Number(lines) })}
        </button>
      )}
    </figure>
  );
});

export interface CopyButtonProps {
  /** Appearance. */
  className: string;
  /** Accessible name. */
  label: string;
  /** URL of the text to copy. Default: none, which copies the adjacent code. */
  url?: string;
  /** Visible text. Default: none. */
  children?: ReactNode;
}

/** A button that copies text and then briefly shows a tick. `client/article/buttons.ts` handles its clicks. */
export function CopyButton({ className, label, url = '', children }: CopyButtonProps) {
  const { copied } = useArticle();
  return (
    <button type="button" className={className} data-copy={url} data-copied={copied} aria-label={label}>
      {children}
    </button>
  );
}
