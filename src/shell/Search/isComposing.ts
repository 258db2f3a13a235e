/** Whether a key belongs to an input method. 229 is what browsers say of a key that one has taken. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
