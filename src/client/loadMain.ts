import { nextTask } from './nextTask.ts';

/**
 * Runs the frame's code in steps, so that none of them is long enough to hold up what the reader does. All of it is
 * in the file that this is in ("eager"): the steps cost no requests.
 */
export async function loadMain(): Promise<typeof import('./main.tsx')> {
  await nextTask(); // reading the file was a task of its own
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '../shell/Shell.tsx');
  await nextTask();
  return import(/* webpackMode: "eager" */ './main.tsx');
}
