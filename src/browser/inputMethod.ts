/**
 * Whether an input method handles a key event. 229 is the `keyCode` of events that one has processed; in Safari, only
 * this identifies the key that ends a composition.
 */
export function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229;
}
