/** Setup of component tests: styles in the order of the site, the data that scripts read from the HTML, and a guard. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import '../../src/theme/layers.css.ts';
import './styles.ts';

// React, for example, only reports a hydration mismatch there
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  const messages = vi.mocked(console.error).mock.calls.map((values) => values.map(String).join(' '));
  vi.restoreAllMocks();
  expect(messages).toEqual([]);
});
