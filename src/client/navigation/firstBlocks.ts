import { whenIdle } from '../../browser/scheduling.ts';
import { ARTICLE_CLASS, FIRST_BLOCKS, FIRST_BLOCKS_ATTRIBUTE } from '../../shared/constants.ts';

/** Amount of text to lay out per step, in characters. With 1,500, a step with code took 100 ms on a slow phone. */
const PORTION = 500;

/** Blocks that wait to be laid out. */
let pendingBlocks: HTMLElement[] = [];

/**
 * Lays out only the first blocks of the article until they are on the screen: on slow phones, laying out a long article
 * takes most of the time until the first paint. The inline script sets the attribute for the first page.
 */
export function showFirstBlocks(): void {
  document.documentElement.toggleAttribute(FIRST_BLOCKS_ATTRIBUTE, true);
  layOutRemainingBlocks();
}

/** Lays out the remaining blocks, a few per frame, while the browser is idle. */
export function layOutRemainingBlocks(): void {
  requestAnimationFrame(() => {
    if (!document.documentElement.hasAttribute(FIRST_BLOCKS_ATTRIBUTE)) return;
    pendingBlocks = [
      ...document.querySelectorAll<HTMLElement>(`.${ARTICLE_CLASS}>:nth-child(n+${FIRST_BLOCKS + 1})`),
    ];
    // lays out everything on scroll, so that estimated heights are never visible
    addEventListener('scroll', showAllBlocks, { once: true });
    whenIdle(layOutSome);
  });
}

function layOutSome(): void {
  for (let size = 0; size < PORTION; ) {
    const block = pendingBlocks.shift();
    if (!block) {
      showAllBlocks();
      return;
    }
    block.style.contentVisibility = 'visible';
    size += block.textContent.length;
  }
  requestAnimationFrame(() => whenIdle(layOutSome));
}

/** Lays out the whole article, for example before a scroll position is restored. */
export function showAllBlocks(): void {
  removeEventListener('scroll', showAllBlocks);
  document.documentElement.removeAttribute(FIRST_BLOCKS_ATTRIBUTE);
  for (const block of document.querySelectorAll<HTMLElement>(`.${ARTICLE_CLASS}>[style]`)) {
    block.style.removeProperty('content-visibility');
    // read first, because Chromium doesn't remove an attribute that it hasn't applied yet
    if (!block.getAttribute('style')) block.removeAttribute('style');
  }
  pendingBlocks = [];
}
