import { FIRST_BLOCKS_ATTRIBUTE } from '../../shared/constants.ts';
import { shellIds } from '../../shared/shellIds.ts';

/** The element around the article of which only the first blocks are laid out. */
let shortened: Element | null = null;

/**
 * Lays out only the first blocks of the article until they are on the screen: on slow phones, laying out a long article is
 * half the cost of a navigation.
 */
export function showFirstBlocks(): void {
  shortened = document.getElementById(shellIds.main);
  shortened?.setAttribute(FIRST_BLOCKS_ATTRIBUTE, '');
  // The callbacks of a frame run before it is painted, messages after that.
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close(); // else the browser keeps both for a while
      showAllBlocks();
    };
    port2.postMessage(undefined);
  });
}

/** Lays out the whole article, for example before a scroll position is restored. */
export function showAllBlocks(): void {
  shortened?.removeAttribute(FIRST_BLOCKS_ATTRIBUTE);
  shortened = null;
}
