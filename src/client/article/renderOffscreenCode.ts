import { whenIdle } from '../../browser/scheduling.ts';

let cancel: (() => void) | undefined;

/**
 * Off-screen code is not rendered at first (`content-visibility`, `CodeBlock.css.ts`). When the browser is idle, it is
 * rendered one block at a time: it is ready when scrolled to, and full-page screenshots show it.
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
