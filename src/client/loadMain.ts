import { nextTask } from '../browser/scheduling.ts';

/**
 * Evaluates the shell's code in separate tasks, so that no long task delays the reader's input. All of it is in this
 * chunk ("eager"): the steps cost no requests.
 */
export async function loadMain(): Promise<typeof import('./main.tsx')> {
  await nextTask(); // parsing the file was part of the current task
  await import(/* webpackMode: "eager" */ './reactDom.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ '../shell/Shell.tsx');
  await nextTask();
  return import(/* webpackMode: "eager" */ './main.tsx');
}
