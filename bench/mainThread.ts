import type { Browser } from '@playwright/test';

/** Work on the main thread between the load event of a page and the end of its work in idle time. */
export interface MainThread {
  /** Longest task, in milliseconds. */
  longest: number;
  /** Sum of what tasks took above 50 ms, in milliseconds. */
  blocked: number;
  /** Trace events of Chromium in the longest task, with their durations in milliseconds, the longest first. */
  where: [event: string, duration: number][];
}

/** Duration in milliseconds above which a task counts as blocking. */
const LONG_TASK_MS = 50;
/** Work in idle time counts as finished after this, in milliseconds. */
const IDLE_WORK_MS = 3000;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** In microseconds, like `dur`. */
  ts: number;
  dur?: number;
  args: { name?: string; data?: { isOutermostMainFrame?: boolean } };
}

/** Measures a page that is opened with an empty cache and left without interaction. */
export async function traceVisit(browser: Browser, url: string, slowdown: number): Promise<MainThread> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(IDLE_WORK_MS);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await context.close();
  return summarize(trace.traceEvents);
}

function summarize(events: readonly TraceEvent[]): MainThread {
  // the first load event belongs to the empty tab
  const loaded = events.findLast(({ name, args }) => name === 'MarkLoad' && args.data?.isOutermostMainFrame);
  if (!loaded) throw new Error('The trace has no load event.');
  const mainEvents = events
    .filter(
      ({ pid, tid, ph, ts }) => pid === loaded.pid && tid === loaded.tid && ph === 'X' && ts > loaded.ts,
    )
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const tasks = mainEvents
    .filter(({ name }) => name === 'RunTask')
    .map((task) => ({ task, took: took(task) }));
  const longest = tasks.reduce((most, one) => (one.took > most.took ? one : most), { task: loaded, took: 0 });
  return {
    longest: longest.took,
    blocked: tasks.reduce((sum, one) => sum + Math.max(0, one.took - LONG_TASK_MS), 0),
    where: selfTimes(mainEvents.filter((event) => isWithin(event, longest.task))),
  };
}

const took = ({ dur = 0 }: TraceEvent) => dur / 1000;
const endTime = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
const isWithin = (event: TraceEvent, task: TraceEvent) =>
  event.ts >= task.ts && endTime(event) <= endTime(task);

/** Returns durations by name, without the durations of nested events. */
function selfTimes(events: readonly TraceEvent[]): [string, number][] {
  const times = new Map<string, number>();
  const add = (name: string, duration: number) => times.set(name, (times.get(name) ?? 0) + duration);
  const around: TraceEvent[] = [];
  for (const event of events) {
    while (around.length > 0 && endTime(around.at(-1) ?? event) <= event.ts) around.pop();
    const outer = around.at(-1);
    if (outer) add(outer.name, -took(event));
    add(event.name, took(event));
    around.push(event);
  }
  return [...times].sort(([, a], [, b]) => b - a);
}
