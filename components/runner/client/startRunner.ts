import { loadStyles } from 'docs-site-engine/components';
import { RunnableBlock } from './runnableBlock.ts';
import styles from './runner.css?inline';

const blocks = new WeakMap<Element, RunnableBlock>();

/** Handles clicks on the buttons of runnable samples with one listener. */
export default function startRunner(): void {
  void loadStyles('code'); // terminals have the same buttons
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element
        ? target.closest<HTMLButtonElement>('button[data-run], button[data-run-edit]')
        : null;
    const figure = button?.closest<HTMLElement>('[data-code-block]');
    if (!button || !figure) return;
    let block = blocks.get(figure);
    if (!block) {
      block = new RunnableBlock(figure);
      blocks.set(figure, block);
    }
    if (button.dataset.run === undefined) void block.edit();
    else void block.run();
  });
}
