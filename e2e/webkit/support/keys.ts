/** WebDriver's codes for keys that aren't characters. */
export const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

export type KeyName = keyof typeof KEYS;

/** Returns the WebDriver actions for keys or characters. */
export function strokes(type: 'keyDown' | 'keyUp', keys: readonly string[]): object[] {
  return keys.map((key) => ({ type, value: KEYS[key as KeyName] ?? key }));
}
