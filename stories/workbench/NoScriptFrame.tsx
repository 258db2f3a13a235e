import LadleContext from '@ladle/react-context';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { noScriptFrame, story } from './frame.css.ts';

export interface NoScriptFrameProps {
  /** The story, with all contexts except Ladle's own. */
  children: ReactNode;
}

/** A story as readers without JavaScript see it: its HTML, in an iframe without scripts. */
export function NoScriptFrame({ children }: NoScriptFrameProps) {
  const ladle = useContext(LadleContext);
  const [content, setContent] = useState('');
  useEffect(() => {
    const { documentElement: root, head } = document;
    const styles = [...head.querySelectorAll('style, link[rel="stylesheet"]')].map((one) => one.outerHTML);
    const body = renderToStaticMarkup(<LadleContext value={ladle}>{children}</LadleContext>);
    const attributes = ['lang', 'dir', 'data-theme', 'data-parts'].flatMap((name) => {
      const value = root.getAttribute(name);
      return value === null ? [] : `${name}="${value}"`;
    });
    setContent(
      `<!doctype html><html ${attributes.join(' ')}><head>${styles.join('')}</head><body class="${story}">${body}</body></html>`,
    );
  }, [ladle, children]);
  return (
    <>
      <iframe
        className={noScriptFrame}
        title="Without JavaScript"
        sandbox="allow-same-origin"
        srcDoc={content}
      />
      {/* also mounted hidden, because Ladle sets up a story's controls in an effect */}
      <div hidden>{children}</div>
    </>
  );
}
