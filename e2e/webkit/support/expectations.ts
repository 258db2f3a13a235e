/** Expectations that retry for a moment. */
import type { Part } from './part.ts';
import type { Tab } from './tab.ts';
import { eventually } from './test.ts';

/** Tolerance of scroll positions, in pixels. */
const TOLERANCE = 4;

/** Expects an element with this role to be visible to readers and assistive technology. */
export async function expectShown(part: Part): Promise<void> {
  await eventually(() => part.count()).toBeGreaterThan(0);
}

export async function expectGone(part: Part): Promise<void> {
  await eventually(() => part.count()).toBe(0);
}

export async function expectFocused(part: Part): Promise<void> {
  await eventually(() => part.isFocused()).toBe(true);
}

export async function expectText(part: Part, text: string | RegExp): Promise<void> {
  await eventually(() => part.text()).toMatch(typeof text === 'string' ? exactly(text) : text);
}

export async function expectAttribute(part: Part, name: string, value: string): Promise<void> {
  await eventually(() => part.attribute(name)).toBe(value);
}

export async function expectAddress(tab: Tab, address: string): Promise<void> {
  await eventually(() => tab.address()).toBe(address);
}

export async function expectScroll(tab: Tab, top: number): Promise<void> {
  await eventually(async () => Math.abs((await scrollTop(tab)) - top)).toBeLessThanOrEqual(TOLERANCE);
}

/** Right below the sticky bars, not covered by them. */
export async function expectBelowBars(part: Part): Promise<void> {
  await eventually(() =>
    part.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      const covered = !element.contains(document.elementFromPoint(left + 2, top + height / 2));
      return { covered, nearTop: top >= 0 && top < 200 };
    }),
  ).toEqual({ covered: false, nearTop: true });
}

export function scrollTop(tab: Tab): Promise<number> {
  return tab.evaluate(() => window.scrollY);
}

function exactly(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}
