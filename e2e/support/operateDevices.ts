import type { Page } from '@playwright/test';

const KEYS = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowDown',
  'ArrowRight',
  'End',
  'Control+k',
  '/',
];
const TEXTS = ['mock', '配置', '"<', 'fn spy'];
const WIDTHS = [320, 375, 768, 1024, 1280, 1600];

/**
 * Random inputs of simulated devices (trusted events), including the browser's default actions.
 * @param random source of numbers from 0 to 1
 * @returns a log of the inputs
 */
export async function operateDevices(page: Page, count: number, random: () => number): Promise<string[]> {
  const pick = <Item>(items: readonly [Item, ...Item[]] | Item[]) =>
    items[Math.floor(random() * items.length)] as Item;
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const x = () => Math.floor(random() * width);
  const y = () => Math.floor(random() * height);
  const inputs: Record<string, () => Promise<unknown>> = {
    click: () => page.mouse.click(x(), y()),
    move: () => page.mouse.move(x(), y()),
    wheel: () => page.mouse.wheel(0, (random() - 0.5) * 2000),
    key: () => page.keyboard.press(pick(KEYS)),
    type: () => page.keyboard.type(pick(TEXTS)),
    size: () => page.setViewportSize({ width: pick(WIDTHS), height: pick([400, 800]) }),
    theme: () => page.emulateMedia({ colorScheme: pick(['dark', 'light']) }),
  };
  const done: string[] = [];
  for (let turn = 0; turn < count; turn++) {
    const name = pick(Object.keys(inputs));
    await inputs[name]?.();
    done.push(name);
  }
  return done;
}
