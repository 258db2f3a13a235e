import { beforeEach, expect, jest, test } from '@jest/globals';
import { remind } from '@/reminder';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-01T09:00:00Z') });
});

test('reminds a week later', () => {
  const send = jest.fn();
  remind(send);
  jest.runAllTimers();
  expect(send).toHaveBeenCalledWith(new Date('2026-03-08T09:00:00Z'));
});

test('can be called off', () => {
  const send = jest.fn();
  remind(send)();
  jest.runAllTimers();
  expect(send).not.toHaveBeenCalled();
});
