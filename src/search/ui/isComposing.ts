/** Whether an IME handles a key event. 229 is the `keyCode` of key events that an IME has processed. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
