import type { Page } from '@playwright/test';
import { navbar } from './shell.ts';

/** Overflows: text that is cut off in the bars, and how far the page scrolls horizontally. */
export const findOverflows = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll('[data-menu-bar] span')].filter(
      (element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1,
    );
    return {
      sideways: Math.max(0, scrollWidth - clientWidth),
      cut: cut.map((element) => element.textContent),
    };
  });

/** Lines of the first screen of a landing page that run across its image. */
export const linesOverImage = (page: Page) =>
  page.evaluate(() => {
    const words = document.querySelector('h1')?.parentElement;
    const image = words?.parentElement?.querySelector(':scope > div > img');
    if (!words || !image) throw new Error('There is no image next to the heading.');
    const box = image.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(words);
    return [...text.getClientRects()]
      .filter(
        ({ left, right, top, bottom }) =>
          right > box.left + 1 && left < box.right - 1 && bottom > box.top + 1 && top < box.bottom - 1,
      )
      .map(({ left, top, right, bottom }) => [left, top, right, bottom].join(' '));
  });

/** Language labels that overlap the first line of their code or the title above, and how many are visible. */
export const languageNames = (page: Page) =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll('[data-code-block]')].flatMap((block) => {
      const [name] = block.querySelectorAll('span[aria-hidden="true"]');
      if (!name?.checkVisibility()) return [];
      const label = name.getBoundingClientRect();
      if (label.height === 0) return [];
      const covered = [block.querySelector('figcaption'), block.querySelector('code .line')].filter(
        (text) => {
          if (!text) return false;
          const range = document.createRange();
          range.selectNodeContents(text);
          return [...range.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              right > label.left && left < label.right && bottom > label.top && top < label.bottom,
          );
        },
      );
      return [covered.map((text) => text?.textContent)];
    });
    return { shown: blocks.length, covered: blocks.flat() };
  });

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const meet = (one: Box, other: Box) =>
  one.right > other.left + 1 &&
  one.left < other.right - 1 &&
  one.bottom > other.top + 1 &&
  one.top < other.bottom - 1;

const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left - 1 &&
  inner.right <= outer.right + 1 &&
  inner.top >= outer.top - 1 &&
  inner.bottom <= outer.bottom + 1;

/** Returns the box of an element's `::after`, which scripts can't measure. */
async function measureAfter(page: Page, selector: string): Promise<Box | undefined> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  const end = node.pseudoElements?.find(({ pseudoType }) => pseudoType === 'after');
  const found = end && (await session.send('DOM.getBoxModel', { backendNodeId: end.backendNodeId }));
  await session.detach();
  if (!found) return undefined;
  const [left = 0, top = 0, , , right = 0, bottom = 0] = found.model.border;
  return { left, top, right, bottom };
}

/** Returns texts of the search button that are cut off or wrapped. Each must be on one line, or hidden. */
export async function brokenSearchTexts(page: Page): Promise<string[]> {
  const { button, label } = await navbar(page)
    .getByRole('button', { name: /^(?:Search|搜索)$/ })
    .evaluate((element) => {
      const text = element.querySelector('span');
      const range = document.createRange();
      range.selectNodeContents(text ?? element);
      const isShown = text && getComputedStyle(text).clipPath === 'none';
      const rects = isShown ? [...range.getClientRects()] : [];
      const plain = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });
      return { button: plain(element.getBoundingClientRect()), label: rects.map(plain) };
    });
  const hint = await measureAfter(page, '[data-search]');
  const texts = { label, hint: hint ? [hint] : [] };
  const faults = Object.entries(texts).flatMap(([name, boxes]) => {
    if (!boxes.some((box) => meet(box, button))) return [];
    if (new Set(boxes.map(({ top }) => top)).size > 1) return `the ${name} is broken into lines`;
    return boxes.every((box) => isWithin(box, button)) ? [] : `the ${name} is cut off`;
  });
  const overlaps = hint && label.some((box) => meet(box, hint));
  return overlaps ? [...faults, 'the hint is on the label'] : faults;
}
