import { IS_PACKAGE } from './importGraph.ts';

/** How to run a command of the engine, for messages: `npx docs i18n --lang ja`. Its repository has npm scripts. */
export function howToRun(command: string, args = ''): string {
  if (IS_PACKAGE) return `npx docs ${command} ${args}`.trim();
  const script = command === 'check' ? 'check:content' : command;
  return `npm run ${script}${args === '' ? '' : ` -- ${args}`}`;
}
