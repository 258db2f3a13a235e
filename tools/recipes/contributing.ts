import type { ProjectCopy } from './copy.ts';

/** Scripts that no recipe here runs: the step of `npm test` that does, or why none can. */
const ELSEWHERE: Record<string, string> = {
  dev: 'test:browser',
  workbench: 'workbench:build',
  'test:visual': 'workbench:build',
  build: 'build',
  'lint:commits': 'lint:commits',
  pack: 'test:unit',
  'test:fixtures': 'test:fixtures',
  bench: 'bench',
  'docs:coverage': 'docs:coverage',
  'docs:claims': 'docs:verify',
  'docs:record': 'examples:check',
  'docs:since': 'none: it needs the registry',
  'test:all': 'none: it runs the recipes',
};

/** Problems with the commands that CONTRIBUTING.md names. */
export function checkContributing(copy: ProjectCopy, steps: string): string[] {
  const text = copy.read('CONTRIBUTING.md');
  const { scripts } = JSON.parse(copy.read('package.json')) as { scripts: Record<string, string> };
  const named = new Set([...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name));
  return [...named].flatMap((name) => {
    if (!(name in scripts)) return [`npm run ${name}: there is no such script`];
    if (copy.ran.has(name)) return [];
    const step = ELSEWHERE[name];
    if (step === undefined) return [`npm run ${name}: no recipe of tools/recipes runs it`];
    return step.startsWith('none') || steps.includes(`['${step}'`)
      ? []
      : [`${step} is not a step of npm test`];
  });
}
