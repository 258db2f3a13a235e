import { VISITED_KEY } from '../../../src/shared/constants.ts';
import { type KeyName, strokes } from './keys.ts';
import { LIBRARY } from './library.ts';
import { openWindow } from './openWindow.ts';
import { named, Part, type Point } from './part.ts';
import { findAll, type Query } from './query.ts';
import { EMPTY_PATH } from './relay.ts';
import { centeredPosition } from './screen.ts';
import { type ElementReference, isGone, type Session } from './webDriver.ts';

/** WebDriver's names of devices and mouse buttons. */
const MOUSE = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
const KEYBOARD = { type: 'key', id: 'keyboard' };
const WHEEL = { type: 'wheel', id: 'wheel' };

/** The window under test: a subset of Playwright's `Page`, on WebDriver. */
export class Tab {
  readonly session: Session;
  readonly #origin: string;

  constructor(session: Session, origin: string) {
    this.session = session;
    this.#origin = origin;
  }

  /** Opens a URL, or a path of this site. */
  async goto(address: string): Promise<void> {
    await this.session.post('/url', { url: new URL(address, this.#origin).href });
  }

  /** Marks the site as visited, which prevents the redirect to the browser's language. */
  async markAsVisited(): Promise<void> {
    await this.goto(EMPTY_PATH);
    await this.evaluate((key) => localStorage.setItem(key, '1'), `rspress${VISITED_KEY}`);
  }

  async reload(): Promise<void> {
    await this.session.post('/refresh');
  }

  async goBack(): Promise<void> {
    await this.session.post('/back');
  }

  async goForward(): Promise<void> {
    await this.session.post('/forward');
  }

  /** Sets the inner size of the window, which has no frame. */
  async resize(width: number, height: number): Promise<void> {
    await this.session.post('/window/rect', centeredPosition({ width, height }));
  }

  /** Returns the tab's URL, without the origin on this site. */
  async address(): Promise<string> {
    const { origin, href } = await this.evaluate(() => ({ origin: location.origin, href: location.href }));
    return origin === this.#origin ? href.slice(origin.length) : href;
  }

  /** Runs a callback with another window in front, then closes that window. */
  async inOtherWindow(act: () => Promise<void>): Promise<void> {
    const close = await openWindow(this.session, { width: 800, height: 600 });
    await act();
    await close();
  }

  /** Returns the text of the page's prompt, or an empty string. */
  async dialogText(): Promise<string> {
    return (await this.session.get('/alert/text').catch(() => '')) as string;
  }

  async dismissDialog(): Promise<void> {
    await this.session.post('/alert/dismiss');
  }

  /** Runs a function in the page, with arguments and a result that JSON can carry. Waits for its promise. */
  async evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    const script = `return (${run}).apply(null, arguments)`;
    return (await this.session.post('/execute/sync', { script, args })) as Awaited<R>;
  }

  /** References to the elements that currently match a query. */
  async find(query: Query): Promise<ElementReference[]> {
    const found = await this.evaluate(findAll, query).catch((error: unknown) => {
      if (!isGone(error)) throw error;
      return 'gone' as const;
    });
    // the element can have been replaced since it was found
    if (found === 'gone') return this.find(query);
    if (found) return found as unknown as ElementReference[];
    await this.session.post('/execute/sync', { script: LIBRARY, args: [] });
    return this.find(query);
  }

  /** Returns the parts of the page with a role and, if given, a name; a string must match exactly. */
  role(role: string, name?: string | RegExp): Part {
    return new Part(this, named(role, name));
  }

  css(selector: string): Part {
    return new Part(this, { css: selector });
  }

  /** Presses a key. Modifier keys to hold are named first. */
  async press(...keys: [...held: KeyName[], key: string]): Promise<void> {
    const down = strokes('keyDown', keys);
    await this.#perform(KEYBOARD, [...down, ...strokes('keyUp', keys.toReversed())]);
  }

  async type(text: string): Promise<void> {
    const pressAndRelease = (key: string) => [...strokes('keyDown', [key]), ...strokes('keyUp', [key])];
    await this.#perform(KEYBOARD, [...text].flatMap(pressAndRelease));
  }

  async move(point: Point): Promise<void> {
    await this.#perform(MOUSE, [{ type: 'pointerMove', ...point }]);
  }

  /** Clicks while the given keys are held. */
  async click(point: Point, ...held: KeyName[]): Promise<void> {
    await this.#perform(KEYBOARD, strokes('keyDown', held));
    await this.#perform(MOUSE, [
      { type: 'pointerMove', ...point },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
    await this.#perform(KEYBOARD, strokes('keyUp', held));
  }

  /** Turns the wheel over the middle of the window. */
  async wheel(deltaY: number): Promise<void> {
    const [x, y] = await this.evaluate(() => [innerWidth / 2, innerHeight / 2] as const);
    this.session.turned += deltaY;
    const to = { x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY: this.session.turned };
    await this.#perform(WHEEL, [{ type: 'scroll', ...to }]);
  }

  async #perform(device: object, actions: object[]): Promise<void> {
    if (actions.length === 0) return;
    await this.session.post('/actions', { actions: [{ ...device, actions }] });
  }
}
