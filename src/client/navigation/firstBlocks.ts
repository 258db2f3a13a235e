import { whenIdle } from '../../browser/scheduling.ts';
import { ARTICLE_CLASS, FIRST_BLOCKS, FIRST_BLOCKS_ATTRIBUTE } from '../../shared/constants.ts';

/** Amount of text to lay out per step, in characters. With 1,500, a step with code took 100 ms on a slow phone. */
const PORTION = 500;

/** Width of a letter and of a line of text on wide screens, in pixels, for estimates. */
const LETTER_PX = 8;
const MEASURE_PX = 680;

/** Blocks that wait to be laid out. */
let pendingBlocks: HTMLElement[] = [];

/**
 * Lays out only the first blocks of the article until they are on the screen: on slow phones, laying out a long article
 * takes most of the time until the first paint. The inline script sets the attribute for the first page.
 */
export function showFirstBlocks(): void {
  document.documentElement.toggleAttribute(FIRST_BLOCKS_ATTRIBUTE, true);
  collectRemainingBlocks();
  layOutRemainingBlocks();
}

/**
 * Collects the blocks to lay out later, and estimates the height of each from the amount of its text, so that the scroll bar
 * is about right until then. Doesn't measure anything, because that would force a layout.
 */
export function collectRemainingBlocks(): void {
  if (!document.documentElement.hasAttribute(FIRST_BLOCKS_ATTRIBUTE)) return;
  pendingBlocks = [
    ...document.querySelectorAll<HTMLElement>(`.${ARTICLE_CLASS}>:nth-child(n+${FIRST_BLOCKS + 1})`),
  ];
  const lettersPerLine = Math.min(innerWidth, MEASURE_PX) / LETTER_PX;
  for (const block of pendingBlocks) {
    if ('rows' in block.dataset) continue; // the styles know its height
    const count = (selector: string) => block.querySelectorAll(selector).length;
    const rows = count('.line');
    // a Chinese character is as wide as two letters
    const letters = block.textContent.replace(/[\u2e80-\uffff]/g, '  ').length;
    const lines = rows || letters / lettersPerLine + 0.8 * count('li,tr');
    block.style.containIntrinsicBlockSize = `auto ${lines + 0.5}lh`;
  }
}

/** Lays out the remaining blocks, a few per frame, while the browser is idle. */
export function layOutRemainingBlocks(): void {
  requestAnimationFrame(() => {
    if (!document.documentElement.hasAttribute(FIRST_BLOCKS_ATTRIBUTE)) return;
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
    block.style.contentVisibility = '';
    block.style.containIntrinsicBlockSize = '';
    // read first, because Chromium doesn't remove an attribute that it hasn't applied yet
    if (!block.getAttribute('style')) block.removeAttribute('style');
  }
  pendingBlocks = [];
}
