import type { ReactNode } from 'react';
import { ArticleContext } from '../../src/article/ArticleContext.ts';
import { createIslandHost } from '../../src/islands/Island/Island.tsx';
import { ARTICLE_CLASS } from '../../src/shared/constants.ts';
import { useFixture } from './InShell.tsx';
import { StaticHtml } from './StaticHtml.tsx';
import { useWorkbench } from './WorkbenchContext.ts';
import { reading } from './workbench.css.ts';

export interface InArticleProps {
  /** The content. */
  children: ReactNode;
  /** Full width, as on the landing page. Default: `false`, the width of running text. */
  wide?: boolean;
  /** Changes the finished HTML. Default: none. */
  finish?: (html: string) => string;
}

/** Shows something as part of an article, like the site: static HTML in which only islands hydrate. */
export function InArticle({ children, wide = false, finish = (html) => html }: InArticleProps) {
  const { i18n, lang } = useWorkbench();
  const { site } = useFixture({});
  const context = { t: i18n.t, lang, styles: new Set<never>() };
  // After all hooks: a nested renderer resets the hooks of the outer one.
  const { render } = createIslandHost('i', site, (node) => (
    <ArticleContext value={context}>{node}</ArticleContext>
  ));
  const className = wide ? ARTICLE_CLASS : `${ARTICLE_CLASS} ${reading}`;
  return <StaticHtml as="article" className={className} html={finish(render(children))} />;
}
