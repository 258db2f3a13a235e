import timers, { setTimeout as namedSetTimeout } from 'node:timers/promises';
import { afterEach, expect, rs, test } from '@rstest/core';

afterEach(() => {
  rs.useRealTimers();
});

test('#rs-usefaketimers: all except nextTick, queueMicrotask and Intl', () => {
  const real = { nextTick: process.nextTick, queueMicrotask, Intl, setImmediate, hrtime: process.hrtime };
  rs.useFakeTimers();
  expect(process.nextTick).toBe(real.nextTick);
  expect(queueMicrotask).toBe(real.queueMicrotask);
  expect(Intl).toBe(real.Intl);
  expect(setImmediate).not.toBe(real.setImmediate);
  expect(process.hrtime).not.toBe(real.hrtime);
});

test('#rs-usefaketimers: Calling it again while fake timers are on starts over with a new configuration and drops waiting timers', () => {
  rs.useFakeTimers();
  setTimeout(() => {}, 10);
  rs.useFakeTimers({ now: 0 });
  expect(rs.getTimerCount()).toBe(0);
  expect(Date.now()).toBe(0);
});

test('#rs-usefaketimers: including waiting timers of an outer useFakeTimers', () => {
  rs.useFakeTimers({ now: 5 });
  const fn = rs.fn();
  setTimeout(fn, 10);
  {
    using _inner = rs.useFakeTimers({ now: 0 });
    expect(rs.getTimerCount()).toBe(0);
  }
  expect(rs.getTimerCount()).toBe(1);
  rs.advanceTimersByTime(10);
  expect(fn).toHaveBeenCalledOnce();
});

test('#advance-the-clock: All functions in this section throw Timers are not mocked while real timers are in use', () => {
  for (const name of [
    'advanceTimersByTime',
    'jumpTimersByTime',
    'runAllTimers',
    'runOnlyPendingTimers',
  ] as const) {
    expect(() => rs[name](1)).toThrow('Timers are not mocked');
  }
});

test('#rs-jumptimersbytime: each due timer runs at most once, an interval too', () => {
  rs.useFakeTimers();
  const tick = rs.fn();
  setInterval(tick, 10);
  rs.jumpTimersByTime(1000);
  expect(tick).toHaveBeenCalledOnce();
});

test('#rs-runalltimers: An interval never ends, so with one running, this throws', () => {
  rs.useFakeTimers();
  setInterval(() => {}, 10);
  expect(() => rs.runAllTimers()).toThrow('Aborting after running 10000 timers, assuming an infinite loop!');
});

test('#rs-runonlypendingtimers: Timers started in the meantime run only if they fall due within that time', () => {
  rs.useFakeTimers();
  const [soon, late] = [rs.fn(), rs.fn()];
  setTimeout(() => {
    setTimeout(soon, 10);
    setTimeout(late, 90);
  }, 10);
  setTimeout(() => {}, 50);
  rs.runOnlyPendingTimers();
  expect(soon).toHaveBeenCalledOnce();
  expect(late).not.toHaveBeenCalled();
});

test('#rs-advancetimersbytime: you can pass a string such as', () => {
  rs.useFakeTimers({ now: 0 });
  rs.advanceTimersByTime('01:30');
  expect(Date.now()).toBe(90_000);
});

test('#rs-clearalltimers: Removes all waiting timers and sets the clock back to where it started', () => {
  rs.useFakeTimers({ now: 1000 });
  setTimeout(() => {}, 10_000);
  rs.advanceTimersByTime(500);
  rs.clearAllTimers();
  expect([rs.getTimerCount(), Date.now()]).toEqual([0, 1000]);
});

test('#rs-setsystemtime: With fake timers on, it sets their clock without running timers', () => {
  rs.useFakeTimers({ now: 0 });
  const fn = rs.fn();
  setTimeout(fn, 10);
  rs.setSystemTime(60_000);
  expect(Date.now()).toBe(60_000);
  expect(fn).not.toHaveBeenCalled();
});

test('#rs-isfaketimers: A date set by setSystemTime alone does not count', () => {
  rs.setSystemTime(0);
  expect(Date.now()).toBe(0);
  expect(rs.isFakeTimers()).toBe(false);
});

test('#rs-usefaketimers: in node:timers/promises, the default import is replaced, named imports are not', async () => {
  rs.useFakeTimers({ now: 0 });
  const faked = timers.setTimeout(1000);
  const real = namedSetTimeout(1);
  expect(rs.getTimerCount()).toBe(1);
  await real;
  await rs.advanceTimersByTimeAsync(1000);
  await faked;
});
