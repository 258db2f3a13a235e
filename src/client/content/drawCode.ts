import { whenIdle } from '../../shell/hooks/whenIdle.ts';

let cancel: (() => void) | undefined;

/**
 * Code out of sight is skipped at first (`CodeBlock.css.ts`). When the browser has nothing to do for the reader, it is
 * drawn, a block at a time: scrolling finds it ready, and a picture of the whole page shows it.
 */
export function drawCode(article: Element | null): void {
  cancel?.();
  cancel = whenIdle(() => {
    const code = article?.querySelector('code[data-lines]');
    if (!code) return;
    code.removeAttribute('data-lines');
    drawCode(article);
  });
}
