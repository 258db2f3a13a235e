import { FIRST_BLOCKS_ATTRIBUTE } from '../../shared/constants.ts';

/** The article of which only the first blocks are laid out. */
let shortened: Element | null = null;

/**
 * Has only the first blocks of the next article laid out until they are on the screen: a slow phone needs as long for a
 * long article as for all else of a navigation.
 */
export function showFirstBlocks(): void {
  shortened = document.querySelector('article');
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

/** Has all of it laid out, for who follows a hash or goes back to where they were. */
export function showAllBlocks(): void {
  shortened?.removeAttribute(FIRST_BLOCKS_ATTRIBUTE);
  shortened = null;
}
