/**
 * Whether an input method handles a key event. 229 is the `keyCode` of events that one has processed; in Safari, the key
 * that ends a composition has nothing else to tell it by.
 */
export function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229;
}
