import { type ReactNode, useEffect, useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleContext } from '../../src/article/ArticleContext.ts';
import { Islands } from '../../src/client/content/islands.ts';
import { ARTICLE_CLASS } from '../../src/theme/articleClass.ts';
import { useFixture } from './InShell.tsx';
import { useWorkbench } from './WorkbenchContext.ts';
import { reading } from './workbench.css.ts';

export interface InArticleProps {
  /** What an author wrote. */
  children: ReactNode;
  /** As on the landing page, which has the whole window. Default: as wide as reading matter. */
  wide?: boolean;
  /** Changes the finished HTML. Default: none. */
  finish?: (html: string) => string;
}

/** Shows something as part of an article, the way the site does: rendered to HTML, of which only islands wake up. */
export function InArticle({ children, wide = false, finish }: InArticleProps) {
  const { i18n, lang } = useWorkbench();
  const { tools } = useFixture({}).site.theme;
  const context = { t: i18n.t, lang, tools, styles: new Set<never>() };
  // After all hooks: a renderer in a renderer takes the outer one's hooks away.
  const html = renderToStaticMarkup(<ArticleContext value={context}>{children}</ArticleContext>);
  return <ArticleHtml html={finish ? finish(html) : html} wide={wide} />;
}

let shown: HTMLElement | null = null;
/** One for all stories, as on the site: it listens to the document. */
const islands = new Islands(() => shown);

function ArticleHtml({ html, wide }: { html: string; wide: boolean }) {
  const article = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other islands
  useEffect(() => {
    shown = article.current;
    islands.mount();
    return () => islands.unmount();
  }, [html]);

  return (
    <article
      ref={article}
      className={wide ? ARTICLE_CLASS : `${ARTICLE_CLASS} ${reading}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React just now
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
