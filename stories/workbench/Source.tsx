import { CodeBlock } from '../../src/article/CodeBlock/CodeBlock.tsx';
import { InArticle } from '../support/InArticle.tsx';
import type { ShownCode } from './componentDocs.ts';

/** Highlighted code, as on the site. */
export function Source({ code: { title, html } }: { code: ShownCode }) {
  return (
    <InArticle wide>
      <CodeBlock title={title} lang="tsx" html={html} />
    </InArticle>
  );
}
