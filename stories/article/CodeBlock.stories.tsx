import type { Story } from '@ladle/react';
import { CodeBlock, type CodeBlockProps, CopyButton } from '../../src/article/CodeBlock/CodeBlock.tsx';
import { copy } from '../../src/article/PageActions/PageActions.css.ts';
import { InArticle } from '../support/InArticle.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Article / Code block' };

const line = (html: string, state = '') => `<span class="line ${state}">${html}</span>`;
const token = (kind: string, text: string) => `<span class="tk-${kind}">${text}</span>`;
const declare = (name: string, value: string) =>
  `${token('keyword', 'const')} ${token('constant', name)} = ${token('string', `'${value}'`)};`;

const code = [
  line(declare('wood', 'oak')),
  line(declare('glue', 'hide')),
  line(declare('finish', 'oil')),
].join('\n');

type Controls = Required<Pick<CodeBlockProps, 'lang' | 'title' | 'lineNumbers' | 'wrap'>>;

/** For output of the real highlighter, see "Foundations / MDX elements". */
export const Playground: Story<Controls> = (props) => (
  <InArticle>
    <CodeBlock html={code} {...props} />
  </InArticle>
);
Playground.args = { lang: 'ts', title: 'table.ts', lineNumbers: true, wrap: false };

export const WithoutTitle = () => (
  <InArticle>
    <CodeBlock html={code} lang="ts" rows={String(code.split('\n').length)} />
  </InArticle>
);

/** Output of a command. The line below shows whether it passed. */
export const Output = () => (
  <InArticle>
    <CodeBlock
      lang="ansi"
      command="npx example run oak"
      exitCode="0"
      html={line('<span class="tk-ansi-green">✓</span> oak.test.ts (2)')}
    />
    <CodeBlock
      lang="ansi"
      command="npx example run"
      exitCode="1"
      html={`${line('<span class="tk-ansi-green">✓</span> oak.test.ts (2)')}\n${line('<span class="tk-ansi-red">✗</span> pine.test.ts (1)')}`}
    />
  </InArticle>
);

export const Diff = () => (
  <InArticle>
    <CodeBlock
      html={[
        line(declare('wood', 'pine'), 'diff remove'),
        line(declare('wood', 'oak'), 'diff add'),
        line(declare('glue', 'hide')),
      ].join('\n')}
      lang="ts"
      states="has-diff"
    />
  </InArticle>
);

export const HighlightedAndFocused = () => (
  <InArticle>
    <CodeBlock
      html={[
        line(declare('wood', 'oak'), 'highlighted'),
        line(declare('glue', 'hide'), 'focused'),
        line(declare('finish', 'oil')),
      ].join('\n')}
      lang="ts"
      states="has-highlighted has-focused"
    />
  </InArticle>
);

const long = line(declare('sentence', 'a long line that goes on and on '.repeat(8)));

export const LongLine = () => (
  <InArticle>
    <CodeBlock html={long} lang="ts" title="scrolls.ts" />
    <CodeBlock html={long} lang="ts" title="wraps.ts" wrap />
  </InArticle>
);

export const ManyLines = () => (
  <InArticle>
    <CodeBlock
      html={Array.from({ length: 120 }, (_, index) => line(declare(`board${index}`, 'oak'))).join('\n')}
      lang="ts"
      lineNumbers
    />
  </InArticle>
);

const boards = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => line(declare(`board${from + index}`, 'oak'))).join('\n');

/** The button needs the site's script. */
export const Folded = () => (
  <InArticle>
    <CodeBlock
      html={`${boards(0, 24)}\n<span hidden="until-found">${boards(24, 60)}</span>`}
      lang="ts"
      lines="60"
    />
  </InArticle>
);

const withType = '<span class="twoslash-hover">wood</span>';

/** For real types, see "Foundations / MDX elements / Code". */
export const WithTypes = () => (
  <InArticle>
    <CodeBlock html={line(`${token('keyword', 'const')} ${withType} = 1;`)} lang="ts" types />
  </InArticle>
);

const tools = [
  { label: 'Run', attributes: { 'data-run': '' } },
  { label: 'Edit', attributes: { 'data-edit': '' }, quiet: true },
];

/** Buttons that a module of the site listens to; a quiet one shows when the block is hovered or focused. */
export const WithTools = () => (
  <InArticle>
    <CodeBlock html={code} lang="ts" tools={JSON.stringify(tools)} />
  </InArticle>
);

export const Terminal = () => (
  <InArticle>
    <CodeBlock html={line('$ saw --length 1200')} lang="ansi" title="Terminal" />
  </InArticle>
);

export const PlainText = () => (
  <InArticle>
    <CodeBlock html={line('$ saw --length 1200')} lang="text" />
  </InArticle>
);

export const Empty = () => (
  <InArticle>
    <CodeBlock html="" lang="ts" />
  </InArticle>
);

/** The button next to a page's title, which copies a file. */
export const CopiesAFile = () => (
  <InArticle>
    <CopyButton className={copy} label={useWorkbench().i18n.t('markdown.copy')} url="/guide/boards.md">
      <span>{useWorkbench().i18n.t('markdown.short')}</span>
    </CopyButton>
  </InArticle>
);
