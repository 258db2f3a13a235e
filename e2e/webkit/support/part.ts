import { setTimeout as wait } from 'node:timers/promises';
import type { KeyName } from './keys.ts';
import type { Query } from './query.ts';
import { type ElementReference, isGone } from './webDriver.ts';

/** Timeout when waiting for an element to be ready for an action, in milliseconds. */
const PATIENCE_MS = 90_000;
/** Polling interval of such a wait, in milliseconds. */
const INTERVAL_MS = 20;

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The window that parts are in. */
interface Owner {
  find: (query: Query) => Promise<ElementReference[]>;
  evaluate: <A extends unknown[], R>(run: (...args: A) => R, ...args: A) => Promise<Awaited<R>>;
  move: (point: Point) => Promise<void>;
  click: (point: Point, ...held: KeyName[]) => Promise<void>;
}

/** A part of the page, queried again on every use: a subset of Playwright's `Locator`, on WebDriver. */
export class Part {
  readonly #owner: Owner;
  readonly #query: Query;

  constructor(owner: Owner, query: Query) {
    this.#owner = owner;
    this.#query = query;
  }

  /** Returns the parts in it with a role and, if given, a name. A string must match exactly. */
  role(role: string, name?: string | RegExp): Part {
    return new Part(this.#owner, { ...named(role, name), within: this.#query });
  }

  css(selector: string): Part {
    return new Part(this.#owner, { css: selector, within: this.#query });
  }

  /** One of several, by index from 0; -1 is the last. */
  nth(index: number): Part {
    return new Part(this.#owner, { ...this.#query, nth: index });
  }

  /** Returns the current number of matches. */
  async count(): Promise<number> {
    return (await this.#owner.find(this.#query)).length;
  }

  /** Runs a function in the page with the first match, once there is one. */
  async evaluate<A extends unknown[], R>(
    run: (element: HTMLElement, ...args: A) => R,
    ...args: A
  ): Promise<Awaited<R>> {
    const limit = Date.now() + PATIENCE_MS;
    while (Date.now() < limit) {
      const [element] = await this.#owner.find(this.#query);
      try {
        if (element) return await this.#owner.evaluate(run as never, element, ...args);
      } catch (error) {
        if (!isGone(error)) throw error;
      }
      await wait(INTERVAL_MS);
    }
    throw new Error(`Element not found: ${JSON.stringify(this.#query)}.`);
  }

  text(): Promise<string> {
    return this.evaluate((element) => element.textContent.trim());
  }

  attribute(name: string): Promise<string | null> {
    return this.evaluate((element, attribute) => element.getAttribute(attribute), name);
  }

  /** Whether it can be seen without scrolling. */
  isInWindow(): Promise<boolean> {
    return this.evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return element.checkVisibility() && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    });
  }

  isFocused(): Promise<boolean> {
    return this.evaluate((element) => element === document.activeElement);
  }

  focus(): Promise<void> {
    return this.evaluate((element) => element.focus());
  }

  box(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }

  /** Moves the pointer onto it. */
  async hover(): Promise<void> {
    await this.#owner.move(await this.#point());
  }

  async click(...held: KeyName[]): Promise<void> {
    await this.#owner.click(await this.#point(), ...held);
  }

  /**
   * Returns the point to click, once the element has stopped moving and isn't covered. Scrolls it into view if
   * necessary.
   */
  async #point(): Promise<Point> {
    const limit = Date.now() + PATIENCE_MS;
    while (Date.now() < limit) {
      const point = await this.evaluate(clickPoint);
      if (point) return point;
      await wait(INTERVAL_MS);
    }
    throw new Error(`No pointer can reach this element: ${JSON.stringify(this.#query)}.`);
  }
}

/** Returns a query by role and name. */
export function named(role: string, name?: string | RegExp): Query {
  if (name === undefined) return { role };
  return { role, name: name instanceof RegExp ? { source: name.source, flags: name.flags } : name };
}

async function clickPoint(element: HTMLElement): Promise<Point | undefined> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const before = element.getBoundingClientRect();
  if (before.top < 0 || before.bottom > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // a sliding element can be still between two frames
  for (let each: Element | null = element; each; each = each.parentElement)
    if (each.getAnimations().some(({ playState }) => playState === 'running')) return undefined;
  await frame();
  // the first line of a link that spans several
  const [{ left = 0, top = 0, width = 0, height = 0 } = {}] = element.getClientRects();
  await frame();
  const [after] = element.getClientRects();
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const isStill = after?.left === left && after.top === top;
  return isStill && element.contains(document.elementFromPoint(point.x, point.y)) ? point : undefined;
}
