import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { autosave } from '@/autosave';

beforeEach(() => {
  rs.useFakeTimers();
});

afterEach(() => {
  rs.useRealTimers();
});

test('saves once, a second after the last change', () => {
  const save = rs.fn();
  const changed = autosave(save);

  changed([{ name: 'Tea', cents: 450, count: 1 }]);
  rs.advanceTimersByTime(900);
  changed([{ name: 'Tea', cents: 450, count: 2 }]);
  rs.advanceTimersByTime(999);
  expect(save).not.toHaveBeenCalled();

  rs.advanceTimersByTime(1);
  expect(save).toHaveBeenCalledExactlyOnceWith([{ name: 'Tea', cents: 450, count: 2 }]);
});
