/** Returns a generator of numbers from 0 to 1, reproducible by its seed (Mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Monkey test: clicks, hovers, focuses and types into reachable elements, scrolls, and navigates through the history.
 * Self-contained, to run inside the page, where thousands of inputs take seconds.
 * @param random source of numbers from 0 to 1
 * @returns a log of the inputs
 */
export async function actAtRandom(count: number, random: () => number): Promise<string[]> {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const texts = ['', 'm', 'mock', 'isolate fn', '模拟', '<b>"\'&', '\ud800', '  ', '%', 'é'.repeat(2000)];
  const keys = [
    ...['a', 'k', '/', '?', ' ', 'Enter', 'Escape', 'Tab', 'Backspace', 'Home', 'End', 'PageDown', 'Process'],
    ...['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'],
  ];
  const stored = [
    'rspress-theme-appearance',
    'rspress.tabs.package-manager',
    'docs-recent-searches',
    'docs-recent-pages',
  ];
  const events = [
    'visibilitychange',
    'selectionchange',
    'copy',
    'paste',
    'beforeprint',
    'afterprint',
    'resize',
    'blur',
  ];
  const targets = 'a[href], button, input, summary, [role="option"], [tabindex="0"]';
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

  const focused = () => document.activeElement ?? document.body;
  const name = (element: Element) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 30)}"`;
  /** Whether a link opens another site, a file or a new window. */
  const leaves = (element: Element) =>
    element instanceof HTMLAnchorElement &&
    (element.origin !== location.origin || element.target !== '' || /\.\w+$/.test(element.pathname));
  const isUncovered = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(targets) === element;
  };
  /** An element that a pointer can reach, scrolled into view if necessary. */
  const reachable = () => {
    const all = [...document.querySelectorAll<HTMLElement>(targets)];
    for (let attempt = 0; attempt < 10 && all.length > 0; attempt++) {
      const element = pick(all);
      if (leaves(element) || !element.checkVisibility() || element.closest('[inert], #root[aria-hidden]'))
        continue;
      if (isUncovered(element)) return element;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    return document.body;
  };
  const point = (element: Element, ...types: string[]) => {
    const pointerType = pick(['mouse', 'touch', 'pen']);
    for (const type of types)
      element.dispatchEvent(
        new PointerEvent(type, { bubbles: true, cancelable: true, composed: true, pointerType }),
      );
    return `${types.at(-1)} ${name(element)}`;
  };

  const inputs = {
    press: () => {
      const element = reachable();
      const what = point(element, 'pointerover', 'pointerdown', 'mousedown', 'pointerup', 'mouseup');
      element.click();
      return what;
    },
    point: () => point(reachable(), 'pointerover', 'pointerenter', 'mouseover', 'pointermove'),
    leave: () =>
      point(reachable(), 'pointerout', 'pointerleave', 'mouseout', pick(['pointercancel', 'contextmenu'])),
    focus: () => {
      const element = reachable();
      element.focus();
      return `focus ${name(element)}`;
    },
    key: () => {
      const [ctrlKey, shiftKey, isComposing, repeat] = [
        random() < 0.15,
        random() < 0.1,
        random() < 0.1,
        random() < 0.1,
      ];
      const init = {
        key: pick(keys),
        ctrlKey,
        shiftKey,
        isComposing,
        repeat,
        bubbles: true,
        cancelable: true,
      };
      const element = focused();
      for (const type of ['keydown', 'keyup']) element.dispatchEvent(new KeyboardEvent(type, init));
      return `${ctrlKey ? 'Ctrl+' : ''}${init.key} on ${name(element)}`;
    },
    type: () => {
      const fields = [...document.querySelectorAll('input')].filter(
        (one) => !one.closest('[inert], #root[aria-hidden]'),
      );
      const field = fields.find((one) => one === focused()) ?? pick(fields);
      if (!field?.checkVisibility()) return 'type nowhere';
      field.focus();
      const text = pick(texts);
      setValue?.call(field, text);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: random() < 0.1 }));
      return `type "${text.slice(0, 20)}" into ${name(field)}`;
    },
    scroll: () => {
      scrollTo({ top: random() * document.documentElement.scrollHeight, behavior: 'instant' });
      return `scroll to ${scrollY}`;
    },
    go: () => {
      const step = pick([-1, -1, 1, -3, 2]);
      // do not leave the site
      if (navigation.entries()[(navigation.currentEntry?.index ?? 0) + step]) history.go(step);
      return `go ${step}`;
    },
    hash: () => {
      location.hash = pick([
        ...[...document.querySelectorAll('[id]')].map(({ id }) => id),
        'nowhere',
        '%',
        '',
      ]);
      return location.hash;
    },
    happen: () => {
      const type = pick(events);
      pick([document, window]).dispatchEvent(new Event(type, { bubbles: true }));
      return type;
    },
    store: () => {
      const [key, newValue] = [pick(stored), pick(['dark', 'light', 'garbage', '[1', ''])];
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
      return `store ${key} = ${newValue}`;
    },
  };
  const often = [
    ...['press', 'press', 'press', 'press', 'press', 'press', 'key', 'key', 'key', 'key', 'key'],
    ...['point', 'point', 'type', 'type', 'focus', 'scroll'],
  ];
  const seldom = ['leave', 'go', 'hash', 'happen', 'store'];

  const done: string[] = [];
  for (let turn = 0; turn < count; turn++) {
    const kind = pick(random() < 0.1 ? seldom : often) as keyof typeof inputs;
    done.push(inputs[kind]());
    // usually the next input follows in the same task, before effects of this one
    if (random() < 0.05) await new Promise((resolve) => setTimeout(resolve));
  }
  return done;
}
