import { beforeEach, expect, rs, test } from '@rstest/core';
import { remind } from '@/reminder';

beforeEach(() => {
  rs.useFakeTimers({ now: new Date('2026-03-01T09:00:00Z') });
});

test('reminds a week later', () => {
  const send = rs.fn();
  remind(send);
  rs.runAllTimers();
  expect(send).toHaveBeenCalledWith(new Date('2026-03-08T09:00:00Z'));
});

test('can be called off', () => {
  const send = rs.fn();
  remind(send)();
  rs.runAllTimers();
  expect(send).not.toHaveBeenCalled();
});
