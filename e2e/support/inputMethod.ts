import type { Locator } from '@playwright/test';

/** Types with an input method: composed text, its keys, then the chosen text. */
export interface InputMethod {
  compose: (text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  choose: (text: string) => Promise<void>;
}

/** Uses Chromium's input method emulation. Other drivers have none, so the events are dispatched. */
export async function inputMethod(field: Locator): Promise<InputMethod> {
  const page = field.page();
  const press = (key: string) => field.evaluate(fireKey, key);
  if (page.context().browser()?.browserType().name() !== 'chromium') {
    return {
      press,
      compose: (text) => field.evaluate(fireComposition, { text, ends: false }),
      choose: (text) => field.evaluate(fireComposition, { text, ends: true }),
    };
  }
  const session = await page.context().newCDPSession(page);
  return {
    press,
    compose: async (text) => {
      const { length } = text;
      await session.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
    },
    choose: async (text) => {
      await session.send('Input.insertText', { text });
    },
  };
}

/** Runs in the page, because Playwright's `dispatchEvent` of a key crashes Firefox. */
function fireKey(field: Element, key: string): void {
  const options = { key, isComposing: true, bubbles: true, cancelable: true };
  field.dispatchEvent(new KeyboardEvent('keydown', options));
}

/** Runs in the page. */
function fireComposition(field: Element, { text: data, ends }: { text: string; ends: boolean }): void {
  const options = { data, bubbles: true, composed: true };
  if ((field as HTMLInputElement).value === '') {
    field.dispatchEvent(new CompositionEvent('compositionstart', { ...options, data: '' }));
  }
  field.dispatchEvent(new CompositionEvent('compositionupdate', options));
  // bypasses React, which would otherwise take the new value for its own
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, data);
  const inputType = 'insertCompositionText';
  const fireInput = (isComposing: boolean) =>
    field.dispatchEvent(new InputEvent('input', { ...options, inputType, isComposing }));
  fireInput(true);
  if (!ends) return;
  field.dispatchEvent(new CompositionEvent('compositionend', options));
  fireInput(false);
}
