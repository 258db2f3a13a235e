import type { RunRequest } from './protocol.ts';

/** A runnable sample, as its page's JSON file has it. */
export interface RunnableSample {
  /** The code of the block. */
  source: string;
  /** Code that belongs before it: the imports that its section shows once. */
  prefix: string;
  request: RunRequest;
}

/** The samples of a page, by key. */
export type PageSamples = Record<string, RunnableSample>;

/** URL path of a page's samples. */
export const samplesPath = (lang: string, page: string) => `/run/${lang}/${page}.json`;
export const FRAME_PATH = '/run/frame.html';
export const WORKER_PATH = '/run/worker.js';
